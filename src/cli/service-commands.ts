import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { knownScopes } from '../checkout/ports.ts';
import { recordFormats, recordKinds } from '../registry/registry-entries.ts';
import type { TokenOptions } from './actions/print-token.ts';
import type { VerifyOptions } from './actions/verify-file.ts';
import { byOption, columnsOption, command, formatOption, lazily, parseCount, parseId } from './command.ts';

const loadMaintenance = () => import('./actions/maintain-store.ts');

/** Commands that run the service, and make its data and its keys ready for it. */
export const serviceCommands = (): Command[] => [
  command('serve').action(lazily(() => import('./actions/run-service.ts'), 'runService')),
  command('token')
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
    .action(printToken),
  command('import')
    .addArgument(new Argument('<kind>', 'what the file holds').choices(recordKinds))
    .argument('<file>', 'NDJSON, CSV or TSV, by extension; - is standard input')
    .addOption(formatOption)
    .option('--url <url>', 'a running service to send the records to, such as http://127.0.0.1:8080')
    .addOption(new Option('--token <token>', 'token with scope platform, for --url').env('TOKEN'))
    .addOption(new Option('--token-file <file>', 'file that holds the token').env('TOKEN_FILE'))
    .addOption(byOption())
    .action(lazily(() => import('./actions/import-records.ts'), 'importFile')),
  command('verify')
    .argument('[file]', 'NDJSON, CSV or TSV, by extension; - is standard input', '-')
    .addOption(formatOption)
    .addOption(
      new Option('--output <format>', 'how the judgements are written')
        .choices(recordFormats)
        .default('ndjson'),
    )
    .option('--market <code>', 'market of the lines that name none, such as DE')
    .addOption(columnsOption)
    .option('--explain', 'add to each line how it was read, weighed and decided; not in CSV')
    .action(verify),
  command('migrate')
    .option(
      '--shards <count>',
      'on Citus: number of shards of the tables, also of one that has another number (default: two for each node)',
      parseCount,
    )
    .action(lazily(loadMaintenance, 'migrateAndReport')),
  command('purge')
    .option('--dry-run', 'count only, delete nothing')
    .action(lazily(loadMaintenance, 'purgeStore')),
  command(
    'keys',
    command('list').action(lazily(loadMaintenance, 'listKeys')),
    command('rotate').action(lazily(loadMaintenance, 'rotateAll')),
  ),
];

async function verify(file: string, options: VerifyOptions, command: Command): Promise<void> {
  if (options.explain === true && options.output === 'csv')
    command.error('error: --explain cannot be written as CSV: leave out --output csv.');
  await (await import('./actions/verify-file.ts')).verifyFile(file, options);
}

async function printToken(options: TokenOptions, command: Command): Promise<void> {
  // The list of markets is read only once a token is asked for.
  const { marketData } = await import('../market/market-data.ts');
  if (!Object.hasOwn(marketData, options.market))
    command.error(
      `error: option '--market <code>' argument '${options.market}' is invalid. Known: ${Object.keys(marketData).sort().join(', ')}.`,
    );
  await (await import('./actions/print-token.ts')).printToken(options);
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
