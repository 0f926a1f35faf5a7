import { Command, InvalidArgumentError } from 'commander';
import { readSettings } from '../config/settings.ts';
import { mintToken } from '../credentials/mint-token.ts';
import { quickStartPrivateKey } from '../credentials/quick-start-key.ts';
import { OperatorError } from '../operator-error.ts';

interface TokenOptions {
  readonly profile: string;
  readonly session: string;
  readonly cart?: string;
  readonly market: string;
  readonly scope: string;
  readonly ttl: number;
}

/** `token`: prints a token of the quick start and nothing else. It does not open the store. */
export function tokenCommand(): Command {
  return new Command('token')
    .description(
      'print a token signed with the quick start’s key (refused where production credentials are configured)',
    )
    .option('--profile <id>', 'profile of the buyer; "" is a guest', 'sample-profile')
    .option('--session <id>', 'session', 'sample-session')
    .option('--cart <id>', 'cart (default: the session)')
    .option('--market <code>', 'market, ISO 3166-1 alpha-2', parseMarket, 'US')
    .option(
      '--scope <names>',
      'scopes, separated by blanks: checkout, promote, platform, platform:sensitive',
      'checkout promote',
    )
    .option('--ttl <seconds>', 'life of the token; negative: expired already', parseSeconds, 3600)
    .action(async (options: TokenOptions) => {
      process.stdout.write(`${await tokenOf(options, process.env, new Date())}\n`);
    });
}

async function tokenOf(options: TokenOptions, environment: NodeJS.ProcessEnv, now: Date): Promise<string> {
  const settings = readSettings(environment);
  if (settings.credentials !== undefined) {
    throw new OperatorError(
      'AUTH_JWKS_URL or AUTH_PUBLIC_KEY is set: your issuer makes the tokens, not this command.',
    );
  }
  const { ttl: ttlSeconds, ...content } = options;
  return mintToken(
    { ...content, ttlSeconds },
    settings.claims,
    quickStartPrivateKey(settings.dataDirectory),
    now,
  );
}

function parseMarket(text: string): string {
  if (!/^[A-Za-z]{2}$/.test(text)) throw new InvalidArgumentError('It is two letters, such as US.');
  return text.toUpperCase();
}

function parseSeconds(text: string): number {
  if (!/^-?\d{1,10}$/.test(text)) throw new InvalidArgumentError('It is a whole number of seconds.');
  return Number(text);
}
