import { Command, InvalidArgumentError } from 'commander';
import { knownScopes } from '../checkout/caller.ts';
import type { TokenOptions } from './actions/print-token.ts';
import { parseId } from './parse-option.ts';

export function tokenCommand(): Command {
  return new Command('token')
    .description(
      'print a token signed with the quick start’s key (refused if production credentials are configured)',
    )
    .option('--profile <id>', 'profile of the buyer; "" is a guest', parseProfile, 'sample-profile')
    .option('--session <id>', 'session', parseId, 'sample-session')
    .option('--cart <id>', 'cart (default: the session)', parseId)
    .option('--market <code>', 'market, ISO 3166-1 alpha-2', parseMarket, 'US')
    .option(
      '--scope <names>',
      `scopes, separated by spaces: ${knownScopes.join(', ')}`,
      parseScopes,
      'checkout promote',
    )
    .option(
      '--ttl <seconds>',
      'lifetime of the token; with a negative one it has expired',
      parseSeconds,
      3600,
    )
    .action(async (options: TokenOptions, command: Command) => {
      // The list of markets is read only once a token is asked for.
      const { marketData } = await import('../market/market-data.ts');
      if (!Object.hasOwn(marketData, options.market))
        command.error(
          `error: option '--market <code>' argument '${options.market}' is invalid. Known: ${Object.keys(marketData).sort().join(', ')}.`,
        );
      const { printToken } = await import('./actions/print-token.ts');
      await printToken(options);
    });
}

function parseProfile(text: string): string {
  return text === '' ? text : parseId(text);
}

function parseMarket(text: string): string {
  if (!/^[A-Za-z]{2}$/.test(text)) throw new InvalidArgumentError('Give two letters, such as US.');
  return text.toUpperCase();
}

function parseScopes(text: string): string {
  const scopes = text.split(' ').filter((scope) => scope !== '');
  const unknown = scopes.filter((scope) => !knownScopes.includes(scope));
  if (unknown.length > 0) throw new InvalidArgumentError(`Known: ${knownScopes.join(', ')}.`);
  return scopes.join(' ');
}

function parseSeconds(text: string): number {
  if (!/^-?\d{1,10}$/.test(text)) throw new InvalidArgumentError('Give a whole number of seconds.');
  return Number(text);
}
