import type { Market } from '../market/market.ts';

/** `checkout` and `promote` are for buyers, `platform` is for the company itself. */
export type Scope = 'checkout' | 'promote' | 'platform';

/** In addition to `platform`: shows the sealed fields of an application. */
export const sensitiveScope = 'platform:sensitive';

export const knownScopes: readonly string[] = [
  ...(['checkout', 'promote', 'platform'] satisfies Scope[]),
  sensitiveScope,
];

/** Who calls, read from verified credentials (decisions, sessions and credentials). */
export interface Caller {
  /** Distinguishes tokens and reveals none. */
  readonly token: string;
  /** Absent for a guest. */
  readonly profile: string | undefined;
  readonly session: string;
  readonly cart: string;
  readonly market: Market;
  readonly scopes: ReadonlySet<string>;
}

/** A caller of the admin API. Its token lacks a session or a market, so the steps cannot serve it. */
export interface PlatformCaller {
  readonly token: string;
  readonly profile: string | undefined;
  readonly session: undefined;
  readonly market: undefined;
  readonly scopes: ReadonlySet<string>;
}
