import type { AddressLayout } from '../address-form/address-layout.ts';
import type { ApplicationStep } from '../checkout/application-step.ts';
import type { Caller, PlatformCaller } from '../checkout/caller.ts';
import type { ShippingStep } from '../checkout/shipping-step.ts';
import type { Console } from '../console/console.ts';
import type { DecisionReports } from '../decisions/decision-reports.ts';
import type { Demo } from '../demo/demo.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Markets } from '../market/market.ts';
import type { PageFile } from '../pages/page-files.ts';
import type { Platform } from '../platform/platform.ts';

export interface HttpServices {
  /** Throws or rejects with CredentialsError or CredentialsUnavailableError. */
  authenticate(authorization: string | undefined): Caller | PlatformCaller | Promise<Caller | PlatformCaller>;
  /** Absent where no caller is limited. */
  readonly limits?: RateLimits | undefined;
  readonly shipping: ShippingStep;
  readonly application: ApplicationStep;
  readonly platform: Platform;
  readonly decisions: DecisionReports;
  /** The markets in use; a reload replaces them. */
  markets(): Markets;
  /** The layout of each market's form, by the market's code. */
  layouts(): ReadonlyMap<string, AddressLayout>;
  readonly reference: readonly PageFile[];
  /** The address element in one file, whose name holds its digest. */
  readonly element: PageFile;
  /** Absent where the demo is off. */
  readonly demo?: Demo | undefined;
  /** Absent where the operator's page is off. */
  readonly console?: Console | undefined;
  readiness(): Promise<Readiness>;
}

export interface Readiness {
  readonly isReady: boolean;
  /** By name of the part: `ok`, the version in use, or what is wrong in a few words. Anyone can read it. */
  readonly checks: Readonly<Record<string, string>>;
}
