import { readSettings } from '../../config/settings.ts';
import { mintToken, quickStartPrivateKey, type TokenContent } from '../../credentials/mint-token.ts';
import { OperatorError } from '../../operator-error.ts';

export type TokenOptions = Omit<TokenContent, 'ttlSeconds'> & { readonly ttl: number };

export async function printToken(options: TokenOptions): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.credentials !== undefined)
    throw new OperatorError(
      'AUTH_JWKS_URL or AUTH_PUBLIC_KEY is set: your issuer makes the tokens, not this command.',
    );
  const { ttl: ttlSeconds, ...content } = options;
  const { tokenLifetimeSeconds: most } = settings;
  if (ttlSeconds > most)
    throw new OperatorError(
      `--ttl must be at most ${most}, the AUTH_TOKEN_LIFETIME_SECONDS beyond which the service refuses a token.`,
    );
  const key = quickStartPrivateKey(settings.dataDirectory);
  const token = await mintToken({ ...content, ttlSeconds }, settings.claims, key, new Date());
  process.stdout.write(`${token}\n`);
}
