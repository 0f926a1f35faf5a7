import type { Logger } from 'pino';
import type { AddressLayout } from '../address-form/address-layout.ts';
import type { ApplicationStep } from '../checkout/application-step.ts';
import type { JudgedStreet } from '../checkout/judge-shipping.ts';
import type { Caller, PlatformCaller } from '../checkout/ports.ts';
import type { ShippingStep } from '../checkout/shipping-step.ts';
import type { Settings } from '../config/settings.ts';
import type { DecisionReports } from '../decisions/decision-report.ts';
import type { Problem } from '../fields/problem.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Markets } from '../market/market.ts';
import type { Console, Demo } from '../pages/apps.ts';
import type { PageFile } from '../pages/page-files.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServedOperation } from './operations/operation.ts';
import type { Observers } from './request-observer.ts';

export interface HttpServices {
  /** Throws or rejects with CredentialsError or CredentialsUnavailableError. */
  authenticate(authorization: string | undefined): Caller | PlatformCaller | Promise<Caller | PlatformCaller>;
  /** Absent where no caller is limited. */
  readonly limits?: RateLimits | undefined;
  readonly shipping: ShippingStep;
  readonly application: ApplicationStep;
  readonly platform: Platform;
  readonly decisions: DecisionReports;
  markets(): Markets;
  layouts(): ReadonlyMap<string, AddressLayout>;
  readonly reference: readonly PageFile[];
  /** The address element in one file, whose name holds its digest. */
  readonly element: PageFile;
  readonly demo?: Demo | undefined;
  readonly console?: Console | undefined;
  readiness(): Promise<Readiness>;
}

export interface Readiness {
  readonly isReady: boolean;
  /** By name of the part: `ok`, the version in use, or what is wrong in a few words. Anyone can read it. */
  readonly checks: Readonly<Record<string, string>>;
}

/** What the service takes from its settings. A test may change the fixed limits as well. */
export interface HttpSettings
  extends Omit<Settings['http'], 'host' | 'port'>,
    Readonly<Partial<typeof fixedLimits>> {
  /** false: nothing is logged. */
  readonly logger: Logger | false;
  readonly observers?: Observers;
}

export const fixedLimits = {
  /** Longest time for the headers of a request to arrive; never longer than the request's. */
  headersTimeoutMs: 5_000,
  keepAliveTimeoutMs: 60_000,
  /** A connection is cut if a request or its answer is under way and no byte has moved for this long. */
  stalledTimeoutMs: 60_000,
  /** How often connections are checked: a slow one is cut at most this much late. */
  connectionsCheckIntervalMs: 1_000,
  maxHeaderBytes: 16_384,
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read wherever an operation asks for credentials. */
    caller: Caller | PlatformCaller | null;
  }
  interface FastifyContextConfig {
    /** Absent where no route matches. */
    operation?: ServedOperation;
  }
  interface FastifyReply {
    isInFlight: boolean;
    /** One word for the log: `accepted`, `suggestion`, `refused`, … or a code. Empty until it is known. */
    outcome: string;
    problems: readonly Problem[] | null;
    /** What street data knew of the judged address; null where no address was judged. */
    street: JudgedStreet | null;
  }
}
