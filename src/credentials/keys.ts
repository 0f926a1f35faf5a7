import { createPublicKey, type KeyObject } from 'node:crypto';
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { CredentialsUnavailableError } from './credentials-error.ts';

const limits = { timeoutDuration: 3000, cooldownDuration: 30_000, cacheMaxAge: 600_000 };

/**
 * Keys of a JWKS URL: fetched again after ten minutes, and for a key that is not known yet at most twice a minute.
 * While the URL does not answer, the keys that were seen last still count; without any it throws
 * CredentialsUnavailableError.
 */
export function remoteKeys(url: string): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(url), limits);
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      const known = remote.jwks();
      if (known === undefined) throw new CredentialsUnavailableError();
      return createLocalJWKSet(known)(header, token);
    }
  };
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
