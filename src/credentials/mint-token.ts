import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { readOrCreateFile } from '../config/private-file.ts';
import type { ClaimNames } from '../config/settings.ts';
import { OperatorError } from '../operator-error.ts';
import { isId } from '../submission/field-reader.ts';

/** What the quick start's tokens say of their origin. Tokens of production carry the operator's own. */
export const quickStart = {
  issuer: 'checkout-verification-quick-start',
  audience: 'checkout-verification',
  algorithm: 'EdDSA',
} as const;

/** Made in the data folder when first needed; only its owner can read it. */
export function quickStartPrivateKey(dataDirectory: string): KeyObject {
  const pem = readOrCreateFile(join(dataDirectory, 'quick-start-key.pem'), () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  return createPrivateKey(pem);
}

export function quickStartPublicKey(dataDirectory: string): KeyObject {
  return createPublicKey(quickStartPrivateKey(dataDirectory));
}

export interface TokenContent {
  /** Profile of the buyer; empty for a guest. */
  readonly profile: string;
  readonly session: string;
  /** Cart of the buyer; the id of the session if absent. */
  readonly cart?: string;
  readonly market: string;
  readonly scope: string;
  /** Seconds; negative for a token that has expired already. */
  readonly ttlSeconds: number;
}

/** Signs a token with the quick start's key. Throws OperatorError where a claim is not a valid id. */
export async function mintToken(content: TokenContent, names: ClaimNames, key: KeyObject, now: Date) {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { profile, session, cart, market, scope, ttlSeconds } = content;
  for (const [what, id] of Object.entries({ session, profile: profile || undefined, cart }))
    if (id !== undefined && !isId(id))
      throw new OperatorError(
        `The ${what} of a token must be up to 200 printable characters that are not all blanks.`,
      );
  const claims = {
    [names.session]: session,
    [names.market]: market,
    [names.scope]: scope,
    ...(profile === '' ? {} : { [names.profile]: profile }),
    ...(cart === undefined ? {} : { [names.cart]: cart }),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: quickStart.algorithm })
    .setIssuer(quickStart.issuer)
    .setAudience(quickStart.audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ttlSeconds)
    .sign(key);
}
