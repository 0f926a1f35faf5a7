import type { Market } from '../market/market.ts';

export type Scope = 'checkout' | 'promote';

/** Who calls, read from verified credentials (decisions, sessions and credentials). */
export interface Caller {
  /** Absent for a guest. */
  readonly profile: string | undefined;
  readonly session: string;
  readonly cart: string;
  readonly market: Market;
  readonly scopes: ReadonlySet<string>;
}
