import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../support/command.ts';
import { callCommand } from '../support/in-process.ts';
import { zipFile } from '../support/zip-file.ts';

const line = (country: string, code: string, place: string) =>
  [country, code, place, '', '', '', '', '', '', '51.5', '-0.1', ''].join('\t');
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
    expect(existsSync(join(folder, 'gazetteer'))).toBe(false);
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
        'DE.zip line 1: 1 columns instead of 11 or more\nDE.zip holds no place. Check that it is the right file for this command, in the right encoding. The data is as it was.\n',
    });
  });

  test('downloads, lists and removes the places of a country', async () => {
    const environment = {
      DATA_DIR: temporaryFolder(),
      GEONAMES_URL: await exportServer('/zip/GB.zip', british),
    };
    const added = await callCommand(['data', 'add', 'geonames', '--country', 'gb'], environment);
    expect(added).toEqual({ status: 0, stdout: 'GB.zip: loaded GB 1 rows; 0 bad lines\n', stderr: '' });

    const listed = await callCommand(['data', 'list'], environment);
    expect(listed.stdout).toMatch(
      /^postal places of \d+ of 252 markets: .*US.*; the others are verified by/m,
    );
    expect(listed.stdout).toMatch(
      /^COUNTRY +CODES +NAME +ROWS +BAD LINES +DATE +LICENCE +DIGEST +SOURCE\nAS /,
    );
    expect(listed.stdout).toMatch(/^GB +1 +built-in +\d+ +0 .* [0-9a-f]{12} +GeoNames cities500, from .*$/m);
    expect(listed.stdout).toMatch(/^GB +geonames +1 +0 +2026-01-02 +CC BY 4\.0 +GeoNames, GB\.zip$/m);
    expect(listed.stdout).toMatch(/^US +\d+ .*\(built in\)$/m);

    const removed = await callCommand(['data', 'remove', 'GB'], environment);
    expect(removed).toEqual({ status: 0, stdout: 'GB removed\n', stderr: '' });
    expect((await callCommand(['data', 'list'], environment)).stdout).not.toMatch(/^GB/m);
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
