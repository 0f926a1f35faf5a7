import { readSettings } from '../../config/settings.ts';
import { mintToken, quickStartPrivateKey, type TokenContent } from '../../credentials/mint-token.ts';
import { OperatorError } from '../../operator-error.ts';

export type TokenOptions = Omit<TokenContent, 'ttlSeconds'> & { readonly ttl: number };

export async function printToken(options: TokenOptions): Promise<void> {
  process.stdout.write(`${await tokenOf(options, process.env, new Date())}\n`);
}

async function tokenOf(options: TokenOptions, environment: NodeJS.ProcessEnv, now: Date): Promise<string> {
  const settings = readSettings(environment);
  if (settings.credentials !== undefined) {
    throw new OperatorError(
      'AUTH_JWKS_URL or AUTH_PUBLIC_KEY is set: your issuer makes the tokens, not this command.',
    );
  }
  const { ttl: ttlSeconds, ...content } = options;
  const { tokenLifetimeSeconds: most } = settings;
  if (ttlSeconds > most)
    throw new OperatorError(
      `--ttl must be at most ${most}, the AUTH_TOKEN_LIFETIME_SECONDS beyond which the service refuses a token.`,
    );
  return mintToken(
    { ...content, ttlSeconds },
    settings.claims,
    quickStartPrivateKey(settings.dataDirectory),
    now,
  );
}
