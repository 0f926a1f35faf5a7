import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { knownScopes } from '../checkout/ports.ts';
import { recordFormats, recordKinds } from '../registry/registry-entries.ts';
import type { TokenOptions } from './actions/print-token.ts';
import type { VerifyOptions } from './actions/verify-file.ts';
import { byOption, columnsOption, command, formatOption, lazily, parseCount, parseId } from './command.ts';

const loadMaintenance = () => import('./actions/maintain-store.ts');

/** Commands that run the service, and make its data and its keys ready for it. */
export const serviceCommands = (): Command[] => [
  command('serve', 'serve the checkout steps over HTTP; settings come from the environment')
    .examples('', 'PORT=9000 WORKERS=4 checkout-verification serve')
    .action(lazily(() => import('./actions/run-service.ts'), 'runService')),
  command(
    'token',
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
    .examples('', '--profile "" --session visit-1 --market DE', '--scope platform --ttl 600')
    .action(printToken),
  command('import', 'store profiles, branches or registered site URLs')
    .addArgument(new Argument('<kind>', 'what the file holds').choices(recordKinds))
    .argument('<file>', 'NDJSON, CSV or TSV, by extension; - is standard input')
    .addOption(formatOption)
    .option('--url <url>', 'a running service to send the records to, such as http://127.0.0.1:8080')
    .addOption(new Option('--token <token>', 'token with scope platform, for --url').env('TOKEN'))
    .addOption(new Option('--token-file <file>', 'file that holds the token').env('TOKEN_FILE'))
    .addOption(byOption())
    .examples(
      'branches branches.csv',
      'profiles profiles.ndjson --by ann',
      'TOKEN_FILE=/run/secrets/token checkout-verification import profiles profiles.csv --url https://checkout.example.com',
    )
    .action(lazily(() => import('./actions/import-records.ts'), 'importFile')),
  command(
    'verify',
    'judge addresses without a server or a store; each line holds the fields of a submission, Market and any id, and is answered by one line; the exit status is 1 if a line could not be read',
  )
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
    .examples(
      'addresses.csv --output csv > judged.csv',
      'customers.csv --market DE --columns "City=Ort,PostalCode=PLZ"',
      'addresses.ndjson --explain',
      'echo \'{"Market":"US","City":"Freemont","Province":"CA","PostalCode":"94539"}\' | checkout-verification verify',
    )
    .action(verify),
  command('migrate', 'bring the database of DATABASE_URL up to date; the embedded store does so by itself')
    .option(
      '--shards <count>',
      'on Citus: number of shards of the tables, also of one that has another number (default: two for each node)',
      parseCount,
    )
    .examples(
      'DATABASE_URL=postgres://checkout@127.0.0.1/checkout checkout-verification migrate',
      '--shards 64',
    )
    .action(lazily(loadMaintenance, 'migrateAndReport')),
  command('purge', 'delete data that is older than the RETENTION_… settings allow, as a running service does')
    .option('--dry-run', 'count only, delete nothing')
    .examples('--dry-run', '')
    .action(lazily(loadMaintenance, 'purgeStore')),
  command('keys', 'show and rotate the keys of data that is encrypted at rest')
    .examples('list', 'rotate')
    .below(
      command('list', 'show how many values each key encrypts, by its id')
        .examples('')
        .action(lazily(loadMaintenance, 'listKeys')),
      command(
        'rotate',
        'encrypt everything with the first key of ENCRYPTION_KEYS; without that setting, make a new key in DATA_DIR first',
      )
        .examples('ENCRYPTION_KEYS="k2:…,k1:…" checkout-verification keys rotate')
        .action(lazily(loadMaintenance, 'rotateAll')),
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
