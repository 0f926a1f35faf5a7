import type { Market } from '../market/market.ts';

/** `checkout` and `promote` are a buyer's, `platform` is the company's own. */
export type Scope = 'checkout' | 'promote' | 'platform';

/** Besides `platform`: shows what is sealed of an application. */
export const sensitiveScope = 'platform:sensitive';

/** All that a token may be for. */
export const knownScopes: readonly string[] = [
  ...(['checkout', 'promote', 'platform'] satisfies Scope[]),
  sensitiveScope,
];

/** Who calls, read from verified credentials (decisions, sessions and credentials). */
export interface Caller {
  /** Tells one token from another, and reveals none. */
  readonly token: string;
  /** Absent for a guest. */
  readonly profile: string | undefined;
  readonly session: string;
  readonly cart: string;
  readonly market: Market;
  readonly scopes: ReadonlySet<string>;
}

/** Who calls for the platform, with a token that names no session or no market: for the steps it is nobody. */
export interface PlatformCaller {
  readonly token: string;
  readonly profile: string | undefined;
  readonly session: undefined;
  readonly market: undefined;
  readonly scopes: ReadonlySet<string>;
}
