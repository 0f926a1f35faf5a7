import type { Application } from '../fields/application-fields.ts';
import type { Market } from '../market/market.ts';
import type { Branch } from '../registry/registry-entries.ts';
import type { CartRecord, Offer, ProfileRecord, ShippingSetting } from './shipping.ts';

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
export interface PlatformCaller extends Omit<Caller, 'session' | 'cart' | 'market'> {
  readonly session: undefined;
  readonly market: undefined;
}

/**
 * The store did not answer: it is unknown whether anything was written, and the request may be sent again.
 */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  /** SQLSTATE of the server or the operating system's code; undefined where neither said anything. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Who sent something, with which request. Ids only: they are kept on record. */
export interface Origin extends Pick<Caller, 'profile' | 'session'> {
  readonly requestId: string;
}

/** Whose data is held: a session's is what came with it; a profile's, what came with any of its sessions. */
export interface DataSubject {
  readonly kind: 'profile' | 'session';
  readonly id: string;
}

/** The carts and profiles of one market. A cart that was last used in another market is empty in this one. */
export interface ShippingStore {
  readCart(cart: string, market: string): Promise<CartRecord>;
  /**
   * Sets the shipping address and withdraws the offer. The choice that led to it is recorded. The cart then
   * belongs to the origin, but a guest does not take it from a profile.
   */
  setShipping(cart: string, market: string, setting: ShippingSetting, origin: Origin): Promise<void>;
  /** Replaces an earlier offer. The set address and the owner of the cart stay. */
  keepOffer(cart: string, market: string, offer: Offer, origin: Origin): Promise<void>;
  readProfile(profile: string, market: string): Promise<ProfileRecord | null>;
}

/** `owner` is the acting profile: a site URL registered to it is not taken. A guest owns nothing. */
export interface ApplicationStore {
  readApplication(session: string): Promise<Application | null>;
  /** Stores unless the site URL is registered to somebody else at that moment, and answers which. */
  storeApplication(entry: ApplicationEntry): Promise<'stored' | 'taken'>;
  /** Which of some site URLs, spelled as asked for, are registered to somebody else. One round trip. */
  takenSiteUrls(siteUrls: readonly string[], owner: string | undefined): Promise<ReadonlySet<string>>;
}

export interface ApplicationEntry {
  readonly session: string;
  readonly market: string;
  readonly owner: string | undefined;
  readonly application: Application;
}

/** The branches, held in memory and refreshed from the store every few seconds. */
export interface BranchDirectory {
  /** An active branch of the market. */
  findBranch(market: Market, id: number): Branch | undefined;
  /** Active branches of the market at which an order for this administrative area can be picked up. */
  countServing(market: Market, administrativeArea: string | null): number;
}
