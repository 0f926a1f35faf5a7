import type { Logger } from 'pino';
import type { RequestObserver } from './request-observer.ts';

export interface HttpSettings {
  /** false: nothing is logged. */
  readonly logger: Logger | false;
  /** Told of each request, besides the log. */
  readonly observers?: readonly RequestObserver[];
  /** Origins that may call from a browser, such as `https://shop.example.com`. Empty: none. */
  readonly corsOrigins: readonly string[];
  /** Addresses and networks whose X-Forwarded-For says whose request it is. Empty or absent: none. */
  readonly trustedProxies?: readonly string[];
  readonly bodyLimitBytes: number;
  /** Most bytes of an upload of records. */
  readonly uploadLimitBytes?: number;
  /** Longest time for an upload of records to arrive, where it is longer than a request's. */
  readonly uploadTimeoutMs?: number;
  /** Longest time for a whole request to arrive. */
  readonly requestTimeoutMs: number;
  /** Longest time for the headers of a request to arrive; never longer than the request's. */
  readonly headersTimeoutMs?: number;
  readonly keepAliveTimeoutMs?: number;
  /** A connection on which a request or its answer is under way and no byte has moved for this long is cut. */
  readonly stalledTimeoutMs?: number;
  /** Most requests that are worked on at a time; the others are turned away with 503. */
  readonly maxInFlight?: number;
  /** Most connections that are open at a time; others are closed as they come. */
  readonly maxConnections?: number;
  /** Most of them from one address; those of trusted proxies are not counted. */
  readonly maxConnectionsPerAddress?: number;
  /** Whether addresses are completed and places of a postal code looked up. Absent: they are. */
  readonly completion?: boolean;
  /** Whether the documents are served: pages, console and OpenAPI. Absent: they are. */
  readonly documents?: boolean;
  /** URIs of whom to tell of a weakness. Empty or absent: nobody is named. */
  readonly securityContacts?: readonly string[];
  /** How often connections are looked at: a slow one is cut at most this much late. */
  readonly connectionsCheckIntervalMs?: number;
  /** Most bytes of a request's headers. */
  readonly maxHeaderBytes?: number;
}

/** What holds where the settings say nothing. */
export const httpDefaults = {
  uploadLimitBytes: 33_554_432,
  uploadTimeoutMs: 600_000,
  headersTimeoutMs: 5_000,
  keepAliveTimeoutMs: 60_000,
  stalledTimeoutMs: 60_000,
  maxInFlight: 1_000,
  maxConnections: 5_000,
  maxConnectionsPerAddress: 500,
  connectionsCheckIntervalMs: 1_000,
  maxHeaderBytes: 16_384,
} as const;
