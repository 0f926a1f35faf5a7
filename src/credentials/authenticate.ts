import type { Caller, PlatformCaller, Scope } from '../checkout/caller.ts';
import type { Markets } from '../market/market.ts';
import { CredentialsError } from './credentials-error.ts';
import type { TokenVerifier, VerifiedToken } from './token-verifier.ts';

/** Turns an Authorization header into the caller. A token that was seen before is answered without a promise. */
export type Authenticate = (
  authorization: string | undefined,
) => Caller | PlatformCaller | Promise<Caller | PlatformCaller>;

export interface AuthenticateOptions {
  readonly verify: TokenVerifier;
  /** Read at each call: the markets are replaced when their rules or data are loaded anew. */
  readonly markets: () => Markets;
  readonly now: () => Date;
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsedMs?: () => number;
}

interface RememberedToken extends VerifiedToken {
  /** By `elapsedMs`. */
  readonly forgottenAt: number;
}

const bearer = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i;
const mostRemembered = 10_000;
/** A verified token is verified again after this time, so that a key that was withdrawn does not live on with it. */
const rememberedForMs = 300_000;

/** RFC 6750, 2.1; throws CredentialsError or CredentialsUnavailableError. */
export function createAuthenticate(options: AuthenticateOptions): Authenticate {
  const { verify, markets, now, elapsedMs = () => performance.now() } = options;
  /** By the whole header, so that one that was seen before need not be read. */
  const remembered = new Map<string, RememberedToken>();

  function remember(authorization: string, verified: VerifiedToken): VerifiedToken {
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
    const { digest, identity, expiresAt } = verified;
    remembered.set(authorization, {
      digest,
      identity,
      expiresAt,
      forgottenAt: elapsedMs() + rememberedForMs,
    });
    return verified;
  }

  return (authorization = '') => {
    const known = remembered.get(authorization);
    if (known !== undefined && now().getTime() < known.expiresAt && elapsedMs() < known.forgottenAt)
      return callerOf(known, markets());
    remembered.delete(authorization);
    const token = tokenOf(authorization);
    return verify(token).then((verified) => callerOf(remember(authorization, verified), markets()));
  };
}

function tokenOf(authorization: string): string {
  if (authorization === '') throw new CredentialsError('Missing');
  const token = bearer.exec(authorization)?.[1];
  if (token === undefined) throw new CredentialsError('Invalid');
  return token;
}

/** A market that does not exist leaves nothing to judge, but keeps nobody from the platform's doors. */
function callerOf({ digest: token, identity }: VerifiedToken, markets: Markets): Caller | PlatformCaller {
  const { profile, buyer, scopes } = identity;
  const market = buyer && markets.find(buyer.market);
  if (buyer !== undefined && market !== undefined)
    return { token, profile, session: buyer.session, cart: buyer.cart, market, scopes };
  if (!scopes.has('platform' satisfies Scope)) throw new CredentialsError('Invalid');
  return { token, profile, session: undefined, market: undefined, scopes };
}
