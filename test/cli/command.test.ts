import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { parse as parseCsv } from 'csv-parse/sync';
import { decodeJwt } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import { wordsOf } from '../../src/cli/command.ts';
import commandHelp from '../../src/cli/command-help.json' with { type: 'json' };
import { createProgram, withSubcommands } from '../../src/cli/program.ts';
import { OperatorError } from '../../src/operator-error.ts';
import { type Environment, runCommand, temporaryFolder } from '../support/command.ts';
import { callCommand, serveHere } from '../support/in-process.ts';
import { folderWithStore } from '../support/used-folder.ts';

const publicKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString();
const production = { AUTH_PUBLIC_KEY: publicKey, AUTH_ISSUER: 'issuer', AUTH_AUDIENCE: 'checkout' };

const oneSentence = /^[^\n]+\.\n$/;

function fileIn(folder: string, name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Reads arguments in this process, up to the action: what commander prints and throws. */
async function parse(args: readonly string[]) {
  const printed = { out: '', err: '' };
  const program = createProgram();
  for (const command of withSubcommands(program)) {
    command.configureOutput({
      writeOut: (text) => {
        printed.out += text;
      },
      writeErr: (text) => {
        printed.err += text;
      },
    });
  }
  const error = await program.parseAsync(args, { from: 'user' }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { ...printed, error };
}

describe('the command', () => {
  const shown = withSubcommands(createProgram()).filter((command) => command.name() !== 'complete');
  const calls = shown.map((command) => wordsOf(command).split(' ').filter(Boolean));

  test('has help for its commands, and for no other', () => {
    expect(Object.keys(commandHelp).sort()).toEqual(shown.map(wordsOf).sort());
  });

  test.each(calls.map((words) => [words]))('%j --help says what it does, and how', async (words) => {
    const { out, error } = await parse([...words, '--help']);
    expect(error).toMatchObject({ exitCode: 0 });
    expect(out).toContain(['Usage: checkout-verification', ...words].join(' '));
    expect(out).toMatch(/^Examples:\n {2}\S/m);
    expect(out).not.toContain('\u001b');
  });

  test.each(calls.map((words) => [words]))('the examples of %j are valid', async (words) => {
    const { out } = await parse([...words, '--help']);
    const examples = out.split('\nExamples:\n')[1]?.trimEnd().split('\n') ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const line of examples) {
      const [, call = ''] = /checkout-verification([^|>)]*)/.exec(line) ?? [];
      const words = [...call.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
      const program = createProgram();
      for (const command of withSubcommands(program)) {
        command.configureOutput({ writeErr: () => undefined });
        if (command.commands.length === 0) command.action(() => undefined);
      }
      await expect(program.parseAsync(words, { from: 'user' }), line).resolves.toBe(program);
    }
  });

  test.each([
    ['nonsense'],
    ['serve', '--port', '1'],
    ['import', 'profiles'],
    ['import', 'things', 'x.csv'],
    ['token', '--market', 'USA'],
    ['token', '--market', 'ZZ'],
    ['token', '--scope', 'checkout platfrom'],
    ['verify', '--output', 'xml'],
    ['verify', '--explain', '--output', 'csv'],
    ['completion', 'tcsh'],
    ['token', '--ttl', 'long'],
    ['export', '--profile', ''],
    ['audit', 'list', '--limit', '0'],
    ['audit', 'list', '--since', 'yesterday'],
    ['token', '--profile', ' '],
    ['token', '--session', '  '],
    ['token', '--cart', ''],
    ['audit', 'list', '--since', '2026-03-01T12:00'],
  ])('%s is wrong usage', async (...args: string[]) => {
    const { out, err, error } = await parse(args);
    expect(error).toBeInstanceOf(CommanderError);
    expect(out).toBe('');
    expect(err).toMatch(/^error: /);
  });

  test('wrong usage ends with status 2 and says so on standard error', async () => {
    const { status, stdout, stderr } = await runCommand(['nonsense']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^error: /);
  });
});

test.each([
  [['--market', 'QQ'], /Known: AC, AD, .*, ZW\.$/m],
  [['--scope', 'Checkout'], /Known: checkout, promote, platform, platform:sensitive\.$/m],
])('token %j is refused with a list of what is known', async (args, list) => {
  expect((await parse(['token', ...args])).err).toMatch(list);
});

describe('token', () => {
  test('prints a token and nothing else', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    const args = [
      'token',
      '--profile',
      'p',
      '--session',
      's',
      '--cart',
      'c',
      '--market',
      'de',
      '--scope',
      'promote',
      '--ttl',
      '60',
    ];
    const { status, stdout, stderr } = await runCommand(args, environment);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
    const claims = decodeJwt(stdout.trim());
    expect(claims).toMatchObject({ sub: 'p', sid: 's', cart: 'c', market: 'DE', scope: 'promote' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(60);
  });

  test('an empty profile is a guest, a negative ttl an expired token', async () => {
    const { stdout } = await callCommand(['token', '--profile', '', '--ttl', '-60'], {
      DATA_DIR: temporaryFolder(),
    });
    const claims = decodeJwt(stdout.trim());
    expect(claims.sub).toBeUndefined();
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(-60);
  });

  test.each([
    [['--session', 's'.repeat(201)], /^The session of a token must be /],
    [['--cart', 'a\nb'], /^The cart of a token must be /],
    [['--profile', 'a\u0007'], /^The profile of a token must be /],
    [['--ttl', '86401'], /^--ttl must be at most 86400/],
  ])('%j is refused: the service would not take the token', async (args, sentence) => {
    const { status, stdout, stderr } = await callCommand(['token', ...args], { DATA_DIR: temporaryFolder() });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(oneSentence);
  });

  test('the signing key is readable by its owner only', async () => {
    const folder = temporaryFolder();
    await callCommand(['token'], { DATA_DIR: folder });
    expect(readdirSync(folder)).toEqual(['quick-start-key.pem']);
    expect(statSync(join(folder, 'quick-start-key.pem')).mode & 0o777).toBe(0o600);
  });

  test('is refused if production credentials are configured', async () => {
    const { status, stdout, stderr } = await callCommand(['token'], {
      DATA_DIR: temporaryFolder(),
      ...production,
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(oneSentence);
  });
});

describe('import', () => {
  test('names each bad line, keeps the rest and ends with status 1', async () => {
    const folder = await folderWithStore();
    const file = fileIn(
      folder,
      'urls.ndjson',
      '{"siteUrl":"ann","owner":"p1"}\nnot json\n{"siteUrl":"a-b","owner":"p1"}\n\n{"siteUrl":"bob","owner":"p2"}\n',
    );
    const { status, stdout, stderr } = await callCommand(['import', 'site-urls', file], { DATA_DIR: folder });
    expect(stderr).toBe(
      'line 2: This line is not JSON.\nline 3: Use only the letters A to Z and digits in the site name.\n',
    );
    expect(stdout).toBe('site-urls imported: 2, lines refused: 2\n');
    expect(status).toBe(1);
  });

  test('records imported from CSV and from standard input are there when the service starts', async () => {
    const folder = await folderWithStore();
    const profiles = fileIn(
      folder,
      'profiles.csv',
      'id,market,Name,AddressPrimary,City,Province,PostalCode\nann,US,Ann,"1 Main St, Rear",Fremont,CA,94538\n',
    );
    const environment = { DATA_DIR: folder };
    expect(await callCommand(['import', 'profiles', profiles], environment)).toMatchObject({ status: 0 });
    const branches = '{"id":77,"market":"US","name":"New","province":"Vermont"}\n';
    expect(await callCommand(['import', 'branches', '-'], environment, branches)).toMatchObject({
      status: 0,
    });
    const { url } = await serveHere(environment);
    const { stdout: token } = await callCommand(['token', '--profile', 'ann', '--cart', 'new'], environment);
    const headers = { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' };
    const address = `${url}/v1/shopping/checkout/verify/address.json`;
    const read = await (await fetch(address, { headers })).json();
    expect(read).toMatchObject({ Name: 'Ann', AddressPrimary: '1 Main St, Rear', PostalCode: '94538' });
    const body = JSON.stringify({
      Email: 'a@example.com',
      Name: 'A',
      AddressPrimary: '1 Main St',
      City: 'Montpelier',
      Province: 'VT',
      PostalCode: '05602',
      Branch: 77,
    });
    const judged = await (await fetch(address, { method: 'POST', headers, body })).json();
    expect(judged).toMatchObject({ success: true, BranchCount: 1 });
  });

  test('a missing file ends with one sentence', async () => {
    const { status, stderr } = await callCommand(['import', 'profiles', '/nowhere/p.csv'], {
      DATA_DIR: temporaryFolder(),
    });
    expect(status).toBe(1);
    expect(stderr).toBe('/nowhere/p.csv cannot be read (ENOENT).\n');
  });
});

describe('verify', () => {
  const lines = [
    {
      id: 1,
      Market: 'US',
      AddressPrimary: '39500 Stevenson Pl',
      City: 'Fremont',
      Province: 'CA',
      PostalCode: '94539',
    },
    {
      id: 'b',
      Market: 'us',
      AddressPrimary: '39500 Stevenson Pl',
      City: 'Freemont',
      Province: 'CA',
      PostalCode: '94539',
    },
    {
      Market: 'US',
      AddressPrimary: 'PO Box 7',
      City: 'Fremont',
      Province: 'CA',
      PostalCode: '94539',
      Email: 'nobody@nowhere',
    },
    { id: 4, Market: 'ZZ' },
  ];

  test('answers each line in order, with its id and the members of the verification result', async () => {
    const input = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{\n`;
    const { status, stdout, stderr } = await runCommand(['verify'], { DATA_DIR: temporaryFolder() }, input);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    const out = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(out).toHaveLength(5);
    expect(out[0]).toMatchObject({ id: 1, success: true, error: null, CanCorrect: false, BranchCount: 0 });
    expect(out[1]).toMatchObject({ id: 'b', success: false, CanCorrect: true, City: 'Fremont' });
    expect(out[2]).toMatchObject({ id: null, IsPOBox: true, ValidContactInformation: false });
    expect(out[3].error).toMatchObject([{ field: 'Market', error: 'Market.Invalid' }]);
    expect(out[4].error).toMatchObject([
      { field: 'Line', error: 'Line.NotJson', message: 'Line 5: This line is not JSON.' },
    ]);
    for (const line of out) expect(Object.keys(line)).toEqual(Object.keys(out[0]));
  });

  test('--explain adds what the address may mean, what that costs, and why it was offered', async () => {
    const { stdout } = await callCommand(
      ['verify', '--explain'],
      { DATA_DIR: temporaryFolder() },
      JSON.stringify(lines[1]),
    );
    const { explanation } = JSON.parse(stdout);
    expect(explanation.candidates[0]).toMatchObject({ changes: { locality: 'Fremont' } });
    expect(explanation.candidates[0].cost).toBeLessThanOrEqual(explanation.candidates[1].cost);
    expect(explanation.decisions.length).toBeGreaterThan(0);
    expect(explanation.dataVersion).not.toBe('');
  });

  test('CSV gives the same answers as NDJSON', async () => {
    const folder = temporaryFolder();
    const csv =
      'id,Market,AddressPrimary,City,Province,PostalCode\n7,US,39500 Stevenson Pl,Freemont,CA,94539\n';
    const fromCsv = await callCommand(['verify', fileIn(folder, 'a.csv', csv)], { DATA_DIR: folder });
    const ndjson = JSON.stringify({ ...lines[1], id: '7' });
    const fromNdjson = await callCommand(['verify', fileIn(folder, 'a.ndjson', ndjson)], {
      DATA_DIR: folder,
    });
    expect(fromCsv.stdout).toBe(fromNdjson.stdout);
    expect(fromCsv.stderr).toBe(`${join(folder, 'a.csv')}: columns are separated by commas.\n`);
    expect([fromCsv.status, fromNdjson.status]).toEqual([0, 0]);
  });

  test('reports columns that match no field, by their number, and those that are missing', async () => {
    const folder = temporaryFolder();
    const csv = 'id,market,AddressPrimary,City,ZIP\n7,US,39500 Stevenson Pl,Fremont,94539\n';
    const { stderr } = await callCommand(['verify', fileIn(folder, 'a.csv', csv)], { DATA_DIR: folder });
    expect(stderr).toBe(
      `${join(folder, 'a.csv')}: columns are separated by commas. No column is named Market or PostalCode. Perhaps you mean --columns "Market=market,PostalCode=ZIP". Not used, since no field has their name: columns 2, 5.\n`,
    );
  });

  const german = 'Kundennummer;Straße;Ort;PLZ\r\n7;Kaiserstraße 5;Nürnberg;90403\r\n';
  const named = ['--columns', 'id=Kundennummer,AddressPrimary=Straße,City=Ort,PostalCode=PLZ'];

  test.each([
    [['--columns', 'Ort=City'], /^--columns has "Ort=City": write Field=Column; the fields are id, Market, /],
    [['--columns', 'City=Nix'], /^--columns names Nix, and the file has no such column\.$/m],
    [['--market', 'ZZ'], /^--market ZZ is no market: give a country code such as DE\.$/m],
  ])('refuses %j', async (options, sentence) => {
    const folder = temporaryFolder();
    const args = ['verify', fileIn(folder, 'a.csv', german), ...options];
    const { status, stderr } = await callCommand(args, { DATA_DIR: folder });
    expect(status).toBe(1);
    expect(stderr).toMatch(sentence);
  });

  test('refuses names of columns for NDJSON', async () => {
    const { status, stderr } = await callCommand(['verify', ...named], { DATA_DIR: temporaryFolder() }, '{}');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: '--columns is for CSV and TSV: in NDJSON each member has the name of its field.\n',
    });
  });

  test('proposes columns with other names, and a market where no column has one', async () => {
    const folder = temporaryFolder();
    const file = fileIn(folder, 'a.csv', german);
    const { status, stderr } = await callCommand(['verify', file], { DATA_DIR: folder });
    expect(status).toBe(1);
    expect(stderr).toContain(
      'Perhaps you mean --columns "id=Kundennummer,AddressPrimary=Straße,City=Ort,PostalCode=PLZ". --market names the market of all lines, such as --market DE.',
    );
  });

  test.each([
    ['a.csv', Buffer.from(german, 'latin1'), ['a.csv is not in UTF-8, so it is read as Windows-1252.']],
    ['a.csv', Buffer.from(`\ufeff${german}`, 'utf16le'), []],
    ['a.csv', Buffer.from(`\ufeff${german}`), []],
    ['a.tsv', Buffer.from(german.replaceAll(';', '\t')), []],
  ])('reads an address book as a spreadsheet program saves it: %s, case %#', async (name, content, said) => {
    const folder = temporaryFolder();
    const file = fileIn(folder, name, content);
    const args = ['verify', file, '--market', 'de', ...named];
    const { status, stdout, stderr } = await callCommand(args, { DATA_DIR: folder });
    const separator = name === 'a.tsv' ? 'tabs' : 'semicolons';
    expect(stderr.trimEnd().split('\n')).toEqual([
      ...said,
      `${file}: columns are separated by ${separator}.`,
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ id: '7', success: true });
    expect(status).toBe(0);
  });

  test('a line’s own market goes before that of --market', async () => {
    const address = { AddressPrimary: 'Kaiserstraße 5', City: 'Nürnberg', PostalCode: '90403' };
    const input = [{ Market: 'ZZ' }, { Market: null }, {}].map((own) =>
      JSON.stringify({ ...address, ...own }),
    );
    const args = ['verify', '--market', 'DE'];
    const { stdout } = await callCommand(args, { DATA_DIR: temporaryFolder() }, input.join('\n'));
    const verdicts = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).success);
    expect(verdicts).toEqual([false, true, true]);
  });

  test('reports the one column that matches no field', async () => {
    const csv = 'Market,AddressPrimary,City,PostalCode,Notes\nUS,39500 Stevenson Pl,Fremont,94539,new\n';
    const args = ['verify', '--format', 'csv'];
    const { stderr } = await callCommand(args, { DATA_DIR: temporaryFolder() }, csv);
    expect(stderr).toMatch(/commas\. Not used, since no field has its name: column 5\.\n$/);
  });

  test('tells how CSV is read from standard input, if it was read as NDJSON', async () => {
    const csv = 'Market,AddressPrimary,City,PostalCode\nUS,39500 Stevenson Pl,Fremont,94539\n';
    const asNdjson = await callCommand(['verify'], { DATA_DIR: temporaryFolder() }, csv);
    expect(asNdjson.status).toBe(1);
    expect(asNdjson.stderr).toBe('Standard input was read as NDJSON. If it is CSV, add --format csv.\n');
    const partly = await callCommand(
      ['verify'],
      { DATA_DIR: temporaryFolder() },
      `oops\n${JSON.stringify(lines[1])}\n`,
    );
    expect([partly.status, partly.stderr]).toEqual([1, '']);
  });

  test('writes CSV, from a file with semicolons whose separator it names', async () => {
    const folder = temporaryFolder();
    const csv =
      'id;Market;AddressPrimary;City;Province;PostalCode\n"a""1";US;39500 Stevenson Pl;Freemont;CA;94539\n2;US\n';
    const args = ['verify', fileIn(folder, 'a.csv', csv), '--output', 'csv'];
    const { status, stdout, stderr } = await callCommand(args, { DATA_DIR: folder });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `${join(folder, 'a.csv')}: columns are separated by semicolons.\n`,
    });
    const [header, corrected, unread, ...others] = parseCsv(stdout);
    expect(header?.slice(0, 2)).toEqual(['id', 'success']);
    expect(corrected?.slice(0, 3)).toEqual(['a"1', 'false', 'true']);
    expect(corrected).toEqual(expect.arrayContaining(['Fremont', 'ErrorSuggestedFix']));
    expect(unread).toContain('Line.Cells');
    expect(new Set([corrected?.length, unread?.length])).toEqual(new Set([header?.length]));
    expect(others).toEqual([]);
  });
});

async function refusalOf(environment: Environment): Promise<string> {
  const fault = await serveHere(environment).catch((error: unknown) => error);
  if (!(fault instanceof OperatorError)) throw new Error('It started, or met a defect.', { cause: fault });
  return fault.message;
}

describe('a file of settings', () => {
  test('that cannot be read is named, and nothing starts without it', async () => {
    const folder = temporaryFolder();
    for (const [path, code] of [
      [folder, 'EISDIR'],
      [join(folder, 'none'), 'ENOENT'],
    ] as const) {
      const { status, stderr } = await callCommand(['--settings-file', path, 'token'], { DATA_DIR: folder });
      const sentence = `--settings-file ${path} cannot be read (${code}).\n`;
      expect({ status, stderr }).toEqual({ status: 1, stderr: sentence });
    }
  });

  test('provides settings that the environment does not', async () => {
    const folder = temporaryFolder();
    const file = fileIn(folder, '.env', `PORT=http\nNODE_ENV=production\nDATA_DIR="${folder}"\n`);
    const serve = (path: string, settings = {}) =>
      callCommand(['--settings-file', path, 'serve'], { DATA_DIR: folder, ...settings });
    expect((await serve(file, { NODE_ENV: 'test' })).stderr).toMatch(/^PORT must be [^\n]*\n$/);
    expect((await serve(file)).stderr).toMatch(/^PORT must be .*\nAUTH_JWKS_URL .*\nENCRYPTION_KEYS /);
  });
});

describe('serve', () => {
  test.each([
    [{ PORT: 'http' }, /^PORT must be/],
    [
      { MARKETS_FILE: '/nowhere/markets.json' },
      /^MARKETS_FILE \/nowhere\/markets.json cannot be read \(ENOENT\)/,
    ],
    [{ NODE_ENV: 'Production' }, /^NODE_ENV must be development, test or production/],
    [{ HOST: '0.0.0.0' }, /^HOST must be this machine/],
    [{ ...production, AUTH_PUBLIC_KEY: 'nonsense' }, /^AUTH_PUBLIC_KEY must be a public key/],
  ])('an unusable setting ends the start with a sentence that names it: %j', async (settings, sentence) => {
    const said = await refusalOf({ DATA_DIR: temporaryFolder(), ...settings });
    expect(said).toMatch(sentence);
    expect(`${said}\n`).toMatch(oneSentence);
  });

  test('a database that does not answer ends the start with a sentence without its password', async () => {
    const { status, stderr } = await callCommand(['serve'], {
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/DATABASE_URL does not answer/);
    expect(stderr).toMatch(oneSentence);
    expect(stderr).not.toContain('hidden');
  });

  test('reports everything that is wrong with the settings at once', async () => {
    const { status, stderr } = await callCommand(['serve'], { NODE_ENV: 'production', PORT: 'http' });
    expect(status).toBe(1);
    const names = stderr.split('\n').map((line) => line.split(' ')[0]);
    expect(names).toEqual(['PORT', 'AUTH_JWKS_URL', 'ENCRYPTION_KEYS', '']);
  });

  test('names all unusable market rules at once, by their paths', async () => {
    const folder = temporaryFolder();
    const rules = {
      US: { postOfficeBoxes: 'never', provincesServed: ['CA', 'Ontario'] },
      DE: { taxId: ['x'] },
    };
    const file = fileIn(folder, 'markets.json', JSON.stringify(rules));
    const said = await refusalOf({ DATA_DIR: folder, MARKETS_FILE: file });
    const paths = said.split('\n').map((line) => line.split(' ').slice(0, 3).join(' '));
    expect(paths).toEqual([
      `MARKETS_FILE ${file}: US.postOfficeBoxes`,
      `MARKETS_FILE ${file}: DE.taxId[0]`,
      `MARKETS_FILE ${file}: US.provincesServed[1]`,
    ]);
  });

  test.each([['serve'], ['verify', '/nowhere/addresses.csv']])(
    '%s names unusable market rules beside other unusable settings',
    async (...args) => {
      const folder = temporaryFolder();
      const file = fileIn(folder, 'markets.json', '{"US": {"provincesServed": ["Ontario"]}}');
      const environment = { DATA_DIR: folder, MARKETS_FILE: file, PORT: 'http', LOG_LEVEL: 'loud' };
      const { status, stderr } = await callCommand(args, environment);
      expect(status).toBe(1);
      expect(stderr.split('\n').map((line) => line.split(' ')[0])).toEqual([
        'PORT',
        'MARKETS_FILE',
        'LOG_LEVEL',
        '',
      ]);
      expect(stderr).toContain(`MARKETS_FILE ${file}: US.provincesServed[0] names no province`);
    },
  );

  test('warns of a misspelt setting by its name alone, and goes on', async () => {
    const folder = temporaryFolder();
    const settings = fileIn(folder, 'settings', 'CORS_ORIGIN=https://shop.example.com\n');
    const { status, stderr } = await callCommand(['--settings-file', settings, 'token'], {
      DATA_DIR: folder,
    });
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'CORS_ORIGIN is no setting and has no effect: CORS_ORIGINS may be meant.\n',
    });
  });

  test('names a port that is in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void blocker.close());
    await new Promise((resolve) => blocker.once('listening', resolve));
    const PORT = String((blocker.address() as AddressInfo).port);
    const { status, stderr } = await callCommand(['serve'], { DATA_DIR: await folderWithStore(), PORT });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `The service cannot listen on HOST 127.0.0.1, PORT ${PORT} (EADDRINUSE): choose others.\n`,
    );
  });
});

describe('export', () => {
  test('prints what the embedded store of a data folder holds', async () => {
    const { status, stdout } = await callCommand(['export', '--profile', 'sample-profile'], {
      DATA_DIR: await folderWithStore(),
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ profile: { id: 'sample-profile' }, carts: [], success: true });
  });
});

describe('migrate', () => {
  test('needs DATABASE_URL', async () => {
    const { status, stderr } = await callCommand(['migrate'], { DATA_DIR: temporaryFolder() });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL is not set/);
  });
});
