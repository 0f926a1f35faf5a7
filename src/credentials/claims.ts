import type { JWTPayload } from 'jose';
import type { Scope } from '../checkout/ports.ts';
import type { ClaimNames } from '../config/settings.ts';
import { isId } from '../submission/field-reader.ts';

/** Credentials that are not accepted. `reason` is what RFC 6750 and the catalogue call it. */
export class CredentialsError extends Error {
  override readonly name = 'CredentialsError';
  readonly reason: 'Missing' | 'Invalid' | 'Expired';

  constructor(reason: CredentialsError['reason']) {
    super(`credentials ${reason.toLowerCase()}`);
    this.reason = reason;
  }
}

/** The keys to check credentials with could not be had: nothing is known about the credentials. */
export class CredentialsUnavailableError extends Error {
  override readonly name = 'CredentialsUnavailableError';
}

/** What a token says of its bearer (decisions, sessions and credentials). */
export interface Identity {
  /** Absent for a guest. */
  readonly profile: string | undefined;
  /**
   * Absent where the token names no session or no market, which only a token of the platform may do. `market`
   * is ISO 3166-1 alpha-2.
   */
  readonly buyer: Readonly<Record<'session' | 'cart' | 'market', string>> | undefined;
  readonly scopes: ReadonlySet<string>;
}

/** Reads the claims; undefined where one that is needed is absent or is no usable identifier. */
export function readIdentity(payload: JWTPayload, names: ClaimNames): Identity | undefined {
  const profile = readId(payload[names.profile]);
  const session = readId(payload[names.session]);
  const cart = readId(payload[names.cart]);
  const market = readId(payload[names.market]);
  const scopes = readScopes(payload[names.scope]);
  if (profile === null || session === null || cart === null || market === null || scopes === undefined)
    return undefined;
  if (session !== undefined && market !== undefined)
    return { profile, buyer: { session, cart: cart ?? session, market: market.toUpperCase() }, scopes };
  return scopes.has('platform' satisfies Scope) ? { profile, buyer: undefined, scopes } : undefined;
}

/** undefined: absent or empty. null: not an identifier. */
function readId(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' && isId(value) ? value : null;
}

/** A list separated by blanks (RFC 8693, 4.2) or a JSON array of names. */
function readScopes(value: unknown): ReadonlySet<string> | undefined {
  if (value === undefined || value === null) return new Set();
  if (typeof value === 'string') return new Set(value.split(' ').filter((scope) => scope !== ''));
  if (Array.isArray(value) && value.every((scope) => typeof scope === 'string'))
    return new Set<string>(value);
  return undefined;
}
