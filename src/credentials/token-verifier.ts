import { hash, type KeyObject } from 'node:crypto';
import { errors, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose';
import type { Scope } from '../checkout/ports.ts';
import type { ClaimNames } from '../config/settings.ts';
import { isId } from '../submission/field-reader.ts';

export interface TokenVerifierOptions {
  readonly key: KeyObject | JWTVerifyGetKey;
  readonly issuer: string;
  readonly audience: string;
  readonly algorithms: readonly string[];
  readonly clockSkewSeconds: number;
  /** Longest time from `iat` to `exp`; a token without `iat` counts as issued now. */
  readonly lifetimeSeconds: number;
  readonly claims: ClaimNames;
  readonly now: () => Date;
}

/** How far the clock of an issuer may be ahead: a later token is not valid yet. */
const mostAheadSeconds = 60;

export type TokenVerifier = ReturnType<typeof createTokenVerifier>;

export type VerifiedToken = Awaited<ReturnType<TokenVerifier>>;

/** Verifies as RFC 8725 says. Throws CredentialsError or CredentialsUnavailableError. */
export function createTokenVerifier(options: TokenVerifierOptions) {
  const { key, issuer, audience, algorithms, claims, clockSkewSeconds, lifetimeSeconds, now } = options;
  const keyOf = typeof key === 'function' ? key : () => key;
  const times = { clockTolerance: clockSkewSeconds, requiredClaims: ['exp'] };
  const checks: JWTVerifyOptions = { issuer, audience, algorithms: [...algorithms], ...times };
  /** The identity in a token and its end (milliseconds since the epoch). */
  return async (token: string) => {
    if (!isCanonical(token)) throw new CredentialsError('Invalid');
    const currentDate = now();
    const { payload, protectedHeader } = await verify(token, keyOf, { ...checks, currentDate });
    if (!isAccessToken(protectedHeader.typ)) throw new CredentialsError('Invalid');
    const identity = readIdentity(payload, claims);
    const nowSeconds = currentDate.getTime() / 1000;
    const { exp, iat = nowSeconds } = payload;
    const isInTime =
      exp !== undefined && exp - iat <= lifetimeSeconds && iat <= nowSeconds + mostAheadSeconds;
    if (identity === undefined || !isInTime) throw new CredentialsError('Invalid');
    // Of the signed part: one signature can be written in several ways.
    const digest = hash('sha256', token.slice(0, token.lastIndexOf('.')), 'base64url');
    return { digest, identity, expiresAt: (exp + clockSkewSeconds) * 1000 };
  };
}

/** Base64 can spell the same bytes in several ways; a token is valid only as it was issued. */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

/**
 * Explicit typing (RFC 8725, 3.11; RFC 9068, 2.1): proofs, logout tokens and the like are not access tokens.
 */
function isAccessToken(type: string | undefined): boolean {
  return type === undefined || /^(application\/)?(at\+)?jwt$/i.test(type);
}

async function verify(token: string, key: JWTVerifyGetKey, checks: JWTVerifyOptions) {
  try {
    return await jwtVerify(token, key, checks);
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new CredentialsError('Expired');
    throw error instanceof CredentialsUnavailableError ? error : new CredentialsError('Invalid');
  }
}

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

/**
 * What a token says of its bearer (decisions, sessions and credentials); undefined where a claim that is
 * needed is absent or is no usable identifier. A guest has no profile. Only a token of the platform may name
 * no session or no market (ISO 3166-1 alpha-2), and has no buyer then.
 */
function readIdentity(payload: JWTPayload, names: ClaimNames) {
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
