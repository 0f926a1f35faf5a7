import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../support/command.ts';
import { callCommand } from '../support/in-process.ts';
import { zipFile } from '../support/zip-file.ts';

const line = (country: string, code: string, place: string) =>
  [country, code, place, '', '', '', '', '', '', '51.5', '-0.1', ''].join('\t');
const afterChange = 'A running service uses this after SIGHUP (kill -HUP and its process id).\n';
const british = zipFile({ 'GB.txt': line('GB', 'M1', 'Manchester') });

function fileIn(folder: string, name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Serves one export and gives the URL of its folder. */
async function exportServer(path: string, content: Buffer): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === path) response.end(content);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/zip`;
}

describe('data add geonames', () => {
  test('says what is missing without a file or a country', async () => {
    const { status, stderr } = await callCommand(['data', 'add', 'geonames'], {
      DATA_DIR: temporaryFolder(),
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'Name at least one file, or a country after --country.\n',
    });
  });

  test('refuses an unknown country before it downloads anything', async () => {
    const environment = { DATA_DIR: temporaryFolder(), GEONAMES_URL: 'http://127.0.0.1:9/zip' };
    const { status, stderr } = await callCommand(
      ['data', 'add', 'geonames', '--country', '../GB'],
      environment,
    );
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: '../GB is not a country code such as DE (ISO 3166-1).\n',
    });
  });

  test('names a server that has no such export and loads nothing', async () => {
    const folder = temporaryFolder();
    const environment = { DATA_DIR: folder, GEONAMES_URL: await exportServer('/zip/GB.zip', british) };
    const { status, stderr } = await callCommand(
      ['data', 'add', 'geonames', '--country', 'GB', 'DE'],
      environment,
    );
    expect(status).toBe(1);
    expect(stderr).toBe(`${environment.GEONAMES_URL}/DE.zip answers with status 404.\n`);
    expect(readdirSync(join(folder, 'gazetteer'))).toEqual([]);
  });

  test('loads the good files, names the bad ones and ends with status 1', async () => {
    const folder = temporaryFolder();
    const good = fileIn(folder, 'GB.zip', british);
    const bad = fileIn(folder, 'DE.zip', 'no zip file');
    const environment = { DATA_DIR: join(folder, 'data') };
    const { status, stdout, stderr } = await callCommand(['data', 'add', 'geonames', good, bad], environment);
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: 'GB.zip: loaded GB 1 rows; 0 bad lines\n',
      stderr:
        'DE.zip line 1: 1 columns instead of 11 or more\nDE.zip holds no place. Check that it is the right file for this command, in the right encoding. The data is as it was.\nA running service uses this after SIGHUP (kill -HUP and its process id).\n',
    });
  });

  test('downloads, lists and removes the places of a country', async () => {
    const environment = {
      DATA_DIR: temporaryFolder(),
      GEONAMES_URL: await exportServer('/zip/GB.zip', british),
    };
    const added = await callCommand(['data', 'add', 'geonames', '--country', 'gb'], environment);
    expect(added).toEqual({
      status: 0,
      stdout: 'GB.zip: loaded GB 1 rows; 0 bad lines\n',
      stderr: afterChange,
    });

    const listed = await callCommand(['data', 'list'], environment);
    expect(listed.stdout).toMatch(
      /^postal places of \d+ of 252 markets: .*US.*; the others are verified by/m,
    );
    expect(listed.stdout).toMatch(/^COUNTRY +CODES +NAME +ROWS +BAD LINES +DATE +FROM +LICENCE\nAS /);
    // That of the forces' post is added to those of the file.
    expect(listed.stdout).toMatch(/^GB +2 +built-in +\d+ +0 .* loaded +CC BY 4\.0$/m);
    expect(listed.stdout).toMatch(/^GB +geonames +1 +0 +2026-01-02 +loaded +CC BY 4\.0$/m);
    expect(listed.stdout).toMatch(/^US +\d+ .* built in +CC BY 4\.0$/m);
    const [table = ''] = listed.stdout.split('\n\n');
    expect(table.split('\n').filter((row) => row.length > 100)).toEqual([]);

    const ofCountry = await callCommand(['data', 'list', '--country', 'gb', 'US'], environment);
    expect(ofCountry.stdout).toMatch(/^GB places: 2 postal codes, loaded, digest [0-9a-f]{12}$/m);
    expect(ofCountry.stdout).toMatch(
      /^ {2}geonames: 1 rows, 0 bad lines\n {4}from GeoNames, GB\.zip, 2026-01-02\n {4}licence CC BY 4\.0$/m,
    );
    expect(ofCountry.stdout).toMatch(/^US places: \d+ postal codes, built in, /m);
    expect(ofCountry.stdout).not.toMatch(/^(AS|FR) /m);

    const removed = await callCommand(['data', 'remove', 'GB'], environment);
    expect(removed).toEqual({ status: 0, stdout: 'GB removed\n', stderr: afterChange });
    const [places] = (await callCommand(['data', 'list'], environment)).stdout.split('STREETS OF');
    expect(places).not.toMatch(/^GB/m);
  });
});

describe('data list', () => {
  test('refuses a country without data', async () => {
    const args = ['data', 'list', '--country', 'ZZ'];
    const { status, stderr } = await callCommand(args, { DATA_DIR: temporaryFolder() });
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'No data is built in or loaded for ZZ.\n' });
  });
});

describe('data add csv', () => {
  const columns = ['--columns', 'postalCode=PLZ,locality=Ort'];

  test('reads places as a spreadsheet program saves them, and says so', async () => {
    const folder = temporaryFolder();
    const file = fileIn(folder, 'orte.tsv', Buffer.from('PLZ\tOrt\r\n9999\tGroßmühl\r\n', 'latin1'));
    const environment = { DATA_DIR: join(folder, 'data') };
    const added = await callCommand(['data', 'add', 'csv', file, '--country', 'AT', ...columns], environment);
    expect(added).toEqual({
      status: 0,
      stdout: 'orte.tsv: loaded AT 1 rows; 0 bad lines\n',
      stderr: `orte.tsv is not in UTF-8, so it is read as Windows-1252.\n${afterChange}`,
    });
    const address = '{"Market":"AT","AddressPrimary":"Allee 1","City":"Grosmühl","PostalCode":"9999"}';
    const { stdout } = await callCommand(['verify'], environment, address);
    expect(JSON.parse(stdout)).toMatchObject({ City: 'Großmühl' });
  });

  test('reads streets in Windows-1252, lists them, and says what to do', async () => {
    const folder = temporaryFolder();
    const file = fileIn(folder, 'str.csv', Buffer.from('nr;str;plz\n1;Große Straße;1010\n', 'latin1'));
    const environment = { DATA_DIR: join(folder, 'data') };
    const args = ['--country', 'AT', '--columns', 'number=nr,street=str,postalCode=plz'];
    const added = await callCommand(['data', 'add', 'csv', file, ...args], environment);
    expect(added.stderr).toBe(`str.csv is not in UTF-8, so it is read as Windows-1252.\n${afterChange}`);
    const listed = await callCommand(['data', 'list'], environment);
    expect(listed.stdout).toMatch(/^STREETS OF .*\nAT +1 +1 +0\.0 MB +1 +0 +loaded +/m);
    const ofCountry = await callCommand(['data', 'list', '--country', 'AT'], environment);
    expect(ofCountry.stdout).toMatch(/^AT streets: 1 addresses in 1 postal codes, 0\.0 MB of memory$/m);
    expect(ofCountry.stdout).toMatch(/^ {4}from .*str\.csv, \d{4}-/m);
  });

  test('takes an encoding that is given at its word', async () => {
    const folder = temporaryFolder();
    const file = fileIn(folder, 'orte.csv', Buffer.from('PLZ,Ort\n9999,Gro\xdfm\xfchl\n', 'latin1'));
    const args = ['data', 'add', 'csv', file, '--country', 'AT', '--encoding', 'windows-1252', ...columns];
    const { status, stderr } = await callCommand(args, { DATA_DIR: join(folder, 'data') });
    expect({ status, stderr }).toEqual({ status: 0, stderr: afterChange });
  });
});

describe('data remove', () => {
  test('says that nothing is loaded, and never removes built-in data', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    const { status, stderr } = await callCommand(['data', 'remove', 'US'], environment);
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'No place data is loaded for US.\n' });
    expect((await callCommand(['data', 'list'], environment)).stdout).toMatch(/^US/m);
  });
});
