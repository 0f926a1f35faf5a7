import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose';
import { CredentialsUnavailableError } from './token-verifier.ts';

/** How long and how much is read of a JWKS, in milliseconds and bytes. */
type JwksLimits = typeof usualLimits;

const usualLimits = {
  timeoutDuration: 3000,
  /** Least time between two fetches for unknown keys. */
  cooldownDuration: 3_000,
  /** After a fetch that failed: the time before keys that are only old are fetched again. */
  retryDuration: 30_000,
  cacheMaxAge: 600_000,
  maxBytes: 1_048_576,
};

/**
 * The keys of a JWKS URL: fetched again after ten minutes, and at once for an unknown key, but at most every
 * three seconds. While the URL does not answer properly, it is asked twice a minute for keys that are old,
 * and the last known keys stay in use. A token with an unknown key then throws CredentialsUnavailableError.
 * Redirects are not followed. `elapsedMs` is a monotonic clock: with one that is set back, the keys would
 * seem recent for too long.
 */
export function remoteKeys(
  url: string,
  { timeoutDuration, cooldownDuration, retryDuration, cacheMaxAge, maxBytes }: JwksLimits = usualLimits,
  elapsedMs = () => performance.now(),
): JWTVerifyGetKey {
  const fetchKeys: FetchImplementation = (...request) => fetchSmall(maxBytes, ...request);
  // When to fetch is decided here.
  const never = { cooldownDuration: Infinity, cacheMaxAge: Infinity };
  const remote = createRemoteJWKSet(new URL(url), { timeoutDuration, ...never, [customFetch]: fetchKeys });
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let isDown = false;
  const isWithin = (durationMs: number, since: number) => elapsedMs() < since + durationMs;
  const isOld = () => !isWithin(cacheMaxAge, fetchedAt) && !(isDown && isWithin(retryDuration, triedAt));

  async function fetchAnew(): Promise<void> {
    try {
      await remote.reload();
      fetchedAt = elapsedMs();
      isDown = false;
    } catch {
      isDown = true;
    }
    triedAt = elapsedMs();
  }

  return async (header, token) => {
    if (remote.jwks() === undefined || isOld()) await fetchAnew();
    if (remote.jwks() === undefined) throw new CredentialsUnavailableError();
    try {
      return await remote(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (isWithin(cooldownDuration, triedAt)) throw isDown ? new CredentialsUnavailableError() : error;
      await fetchAnew();
      if (isDown) throw new CredentialsUnavailableError();
      return await remote(header, token);
    }
  };
}

/** Fetches a body that is small; of one that is not, no more is read than shows it. */
async function fetchSmall(maxBytes: number, ...request: Parameters<FetchImplementation>): Promise<Response> {
  const response = await fetch(...request);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new RangeError('the JWKS is too large');
    chunks.push(chunk);
  }
  return new Response(bytes === 0 ? null : Buffer.concat(chunks), { status: response.status });
}
