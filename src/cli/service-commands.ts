import { Command, InvalidArgumentError, Option } from 'commander';
import { knownScopes } from '../checkout/caller.ts';
import { recordFormats } from '../registry/record-kinds.ts';
import type { TokenOptions } from './actions/print-token.ts';
import type { VerifyOptions } from './actions/verify-file.ts';
import { columnsOption, formatOption, lazily, parseCount, parseId } from './options.ts';

export function serveCommand(): Command {
  return new Command('serve')
    .description('serve the checkout steps over HTTP; settings come from the environment')
    .action(lazily(() => import('./actions/run-service.ts'), 'runService'));
}

export function verifyCommand(): Command {
  return new Command('verify')
    .description(
      'judge addresses without a server or a store; each line holds the fields of a submission, Market and any id, and is answered by one line; the exit status is 1 if a line could not be read',
    )
    .argument('[file]', 'NDJSON, CSV or TSV, by extension; - is standard input', '-')
    .addOption(formatOption())
    .addOption(
      new Option('--output <format>', 'how the judgements are written')
        .choices(recordFormats)
        .default('ndjson'),
    )
    .option('--market <code>', 'market of the lines that name none, such as DE')
    .addOption(columnsOption())
    .addOption(new Option('--explain', 'add to each line how it was read, weighed and decided; not in CSV'))
    .action(async (file: string, options: VerifyOptions, command: Command) => {
      if (options.explain === true && options.output === 'csv')
        command.error('error: --explain cannot be written as CSV: leave out --output csv.');
      await (await import('./actions/verify-file.ts')).verifyFile(file, options);
    });
}

const loadStoreActions = () => import('./actions/maintain-store.ts');

export function migrateCommand(): Command {
  return new Command('migrate')
    .description('bring the database of DATABASE_URL up to date; the embedded store does so by itself')
    .option(
      '--shards <count>',
      'on Citus: number of shards of the tables, also of one that has another number (default: two for each node)',
      parseCount,
    )
    .action(lazily(loadStoreActions, 'migrateAndReport'));
}

/** `purge`: deletes once what `serve` deletes every hour. */
export function purgeCommand(): Command {
  return new Command('purge')
    .description('delete data that is older than the RETENTION_… settings allow, as a running service does')
    .option('--dry-run', 'count only, delete nothing')
    .action(lazily(loadStoreActions, 'purgeStore'));
}

export function keysCommand(): Command {
  const load = () => import('./actions/rotate-keys.ts');
  const list = new Command('list')
    .description('show how many values each key encrypts, by its id')
    .action(lazily(load, 'listKeys'));
  const rotate = new Command('rotate')
    .description(
      'encrypt everything with the first key of ENCRYPTION_KEYS; without that setting, make a new key in DATA_DIR first',
    )
    .action(lazily(load, 'rotateAll'));
  return new Command('keys')
    .description('show and rotate the keys of data that is encrypted at rest')
    .addCommand(list)
    .addCommand(rotate);
}

export function tokenCommand(): Command {
  return new Command('token')
    .description(
      'print a token signed with the quick start’s key (refused if production credentials are configured)',
    )
    .option(
      '--profile <id>',
      'profile of the buyer; "" is a guest',
      (text) => text && parseId(text),
      'sample-profile',
    )
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
      await (await import('./actions/print-token.ts')).printToken(options);
    });
}

function parseMarket(text: string): string {
  if (!/^[A-Za-z]{2}$/.test(text)) throw new InvalidArgumentError('Give two letters, such as US.');
  return text.toUpperCase();
}

function parseScopes(text: string): string {
  const scopes = text.split(' ').filter((scope) => scope !== '');
  if (scopes.some((scope) => !knownScopes.includes(scope)))
    throw new InvalidArgumentError(`Known: ${knownScopes.join(', ')}.`);
  return scopes.join(' ');
}

function parseSeconds(text: string): number {
  if (!/^-?\d{1,10}$/.test(text)) throw new InvalidArgumentError('Give a whole number of seconds.');
  return Number(text);
}
