import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../../src/config/settings.ts';
import { createTokenVerifier } from '../../src/credentials/token-verifier.ts';

const root = join(import.meta.dirname, '../..');

type Sign = (visit: { session: string; cart: string; market: string; profile?: string }) => Promise<string>;

/** The backend's code of docs/front-end.md, with a key of its own. */
async function loadRecipe(signingKey: string): Promise<Sign> {
  const text = readFileSync(join(root, 'docs/front-end.md'), 'utf8');
  const [, recipe = ''] = /```ts\n(import \{ importPKCS8[\s\S]*?)```/.exec(text) ?? [];
  const folder = join(root, 'node_modules/.cache/recipes');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `guest-${randomUUID()}.mjs`);
  onTestFinished(() => rmSync(file));
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  writeFileSync(file, ts.transpileModule(recipe, { compilerOptions: options }).outputText);
  vi.stubEnv('CHECKOUT_SIGNING_KEY', signingKey);
  onTestFinished(() => void vi.unstubAllEnvs());
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)).checkoutToken;
}

describe('the documented backend that signs tokens', () => {
  it.each([undefined, 'maria'])(
    'is believed by a service with its public key (profile: %s)',
    async (profile) => {
      const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const settings = readSettings({
        AUTH_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        AUTH_ISSUER: 'https://shop.example.com',
        AUTH_AUDIENCE: 'checkout-verification',
      });
      const sign = await loadRecipe(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
      const verify = createTokenVerifier({
        key: createPublicKey(keys.privateKey),
        issuer: 'https://shop.example.com',
        audience: 'checkout-verification',
        algorithms: settings.algorithms,
        clockSkewSeconds: 0,
        lifetimeSeconds: settings.tokenLifetimeSeconds,
        claims: settings.claims,
        now: () => new Date(),
      });
      const visit = {
        session: 'visit-1',
        cart: 'cart-1',
        market: 'US',
        ...(profile !== undefined && { profile }),
      };
      const { identity } = await verify(await sign(visit));
      expect(identity.buyer).toEqual({ session: 'visit-1', cart: 'cart-1', market: 'US' });
      expect([...identity.scopes]).toEqual(['checkout']);
      expect(identity.profile).toBe(profile);
    },
  );
});
