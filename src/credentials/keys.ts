import { createPublicKey, type KeyObject } from 'node:crypto';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { CredentialsUnavailableError } from './credentials-error.ts';

/** Milliseconds and bytes. */
export interface JwksLimits {
  readonly timeoutDuration: number;
  readonly cooldownDuration: number;
  readonly cacheMaxAge: number;
  readonly maxBytes: number;
}

const usualLimits: JwksLimits = {
  timeoutDuration: 3000,
  cooldownDuration: 30_000,
  cacheMaxAge: 600_000,
  maxBytes: 1_048_576,
};

/**
 * Keys of a JWKS URL: fetched again after ten minutes, and for a key that is not known yet at most twice a minute.
 * While the URL does not answer as it should, it is asked twice a minute and the keys that were seen last count at once;
 * of a token with none of them nothing is known, which is CredentialsUnavailableError. Redirects are not followed.
 */
export function remoteKeys(url: string, limits: JwksLimits = usualLimits): JWTVerifyGetKey {
  const fetchKeys: FetchImplementation = (...request) => fetchSmall(limits.maxBytes, ...request);
  const remote = createRemoteJWKSet(new URL(url), { ...limits, [customFetch]: fetchKeys });
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (header, token) => {
    if (Date.now() < failedAt + limits.cooldownDuration && remote.jwks() !== undefined)
      return await knownKey(remote.jwks(), header, token);
    try {
      return await remote(header, token);
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      failedAt = Date.now();
      return await knownKey(remote.jwks(), header, token);
    }
  };
}

async function knownKey(known: JSONWebKeySet | undefined, ...token: Parameters<JWTVerifyGetKey>) {
  if (known === undefined) throw new CredentialsUnavailableError();
  try {
    return await createLocalJWKSet(known)(...token);
  } catch (error) {
    throw error instanceof errors.JWKSNoMatchingKey ? new CredentialsUnavailableError() : error;
  }
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

/** Errors of a token that names no usable key, as against a JWKS that cannot be had. */
function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}

/** The key of a PEM text; throws where it is none. A private key is refused: it has no business here. */
export function publicKeyOf(pem: string): KeyObject {
  if (!pem.includes('BEGIN PUBLIC KEY')) throw new TypeError('not a public key in PEM form');
  return createPublicKey(pem);
}
