import type { Caller, PlatformCaller, Scope } from '../checkout/ports.ts';
import type { Markets } from '../market/market.ts';
import { CredentialsError, type TokenVerifier, type VerifiedToken } from './token-verifier.ts';

interface Remembered {
  readonly authorization: string;
  readonly verified: VerifiedToken;
  /** Time at which it is forgotten, by the clock `elapsedMs`. */
  readonly forgottenAt: number;
  readonly caller: Caller | PlatformCaller;
  readonly inUse: Markets;
}

const bearer = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i;
const mostRemembered = 10_000;
/** A verified token is verified again after this time, so that a withdrawn key stops working. */
const rememberedForMs = 300_000;
/** The end of the header tells tokens apart, and a map hashes it ten times as fast as the whole. */
const tailLength = 40;

/**
 * Turns an Authorization header into the caller (RFC 6750, 2.1). A token that was seen before needs no
 * promise. Throws CredentialsError or CredentialsUnavailableError. The markets are read at each call, since a
 * reload replaces them; `elapsedMs` is a monotonic clock in milliseconds.
 */
export function createAuthenticate(
  verify: TokenVerifier,
  markets: () => Markets,
  now: () => Date,
  elapsedMs = () => performance.now(),
) {
  /** By the tail of the header, so that a known header need not be parsed; it is compared whole. */
  const remembered = new Map<string, Remembered>();

  function remember(authorization: string, verified: VerifiedToken, forgottenAt: number) {
    const inUse = markets();
    const caller = callerOf(verified, inUse);
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(authorization.slice(-tailLength), { authorization, verified, forgottenAt, caller, inUse });
    return caller;
  }

  return (authorization = ''): Caller | PlatformCaller | Promise<Caller | PlatformCaller> => {
    const known = remembered.get(authorization.slice(-tailLength));
    if (known?.authorization === authorization) {
      const { verified, forgottenAt, caller, inUse } = known;
      if (now().getTime() < verified.expiresAt && elapsedMs() < forgottenAt)
        return inUse === markets() ? caller : remember(authorization, verified, forgottenAt);
    }
    const token = tokenOf(authorization);
    return verify(token).then((verified) => remember(authorization, verified, elapsedMs() + rememberedForMs));
  };
}

function tokenOf(authorization: string): string {
  const token = bearer.exec(authorization)?.[1];
  if (token === undefined) throw new CredentialsError(authorization === '' ? 'Missing' : 'Invalid');
  return token;
}

/** A token with an unknown market can submit nothing, but may still use the admin API. */
function callerOf({ digest: token, identity }: VerifiedToken, markets: Markets): Caller | PlatformCaller {
  const { profile, buyer, scopes } = identity;
  const market = buyer && markets.find(buyer.market);
  if (buyer !== undefined && market !== undefined)
    return { token, profile, session: buyer.session, cart: buyer.cart, market, scopes };
  if (!scopes.has('platform' satisfies Scope)) throw new CredentialsError('Invalid');
  return { token, profile, session: undefined, market: undefined, scopes };
}
