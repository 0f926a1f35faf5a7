import type { Logger } from 'pino';
import type { RequestObserver } from './request-observer.ts';

/** What the service takes from its settings. A test may change the fixed limits as well. */
export interface HttpSettings extends Readonly<Partial<typeof fixedLimits>> {
  /** false: nothing is logged. */
  readonly logger: Logger | false;
  readonly observers?: readonly RequestObserver[];
  /** Origins that may call from a browser, such as `https://shop.example.com`. Empty: none. */
  readonly corsOrigins: readonly string[];
  /** Addresses and networks whose X-Forwarded-For is believed. Empty: none. */
  readonly trustedProxies: readonly string[];
  readonly bodyLimitBytes: number;
  readonly uploadLimitBytes: number;
  /** Longest time for an upload of records to arrive, where it is longer than a request's. */
  readonly uploadTimeoutMs: number;
  /** Most lines of one request that verifies an address book. */
  readonly verificationLimitLines: number;
  /** Most lines of address books that are judged in a second, of all requests together; 0: no limit. */
  readonly verificationLinesPerSecond: number;
  /** Longest time for a whole request to arrive. */
  readonly requestTimeoutMs: number;
  /** Most requests that are handled at a time; others are refused with 503. */
  readonly maxInFlight: number;
  /** Most connections that are open at a time; others are closed as they come. */
  readonly maxConnections: number;
  /** Most of them from one address; those of trusted proxies are not counted. */
  readonly maxConnectionsPerAddress: number;
  readonly completion: boolean;
  readonly documents: boolean;
  /** Contacts for reports of a vulnerability, as URIs. Empty: none are named. */
  readonly securityContacts: readonly string[];
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
