import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateFile } from '../config/private-file.ts';

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
