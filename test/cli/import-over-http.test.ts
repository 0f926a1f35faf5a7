import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Environment, temporaryFolder } from '../support/command.ts';
import { callCommand, serveHere } from '../support/in-process.ts';
import { folderWithStore } from '../support/used-folder.ts';

const branches =
  '{"id":77,"market":"US","name":"New","province":"Vermont"}\n\n{"id":0}\nnot json\n{"id":78,"market":"US","name":"Newer"}\n';

async function tokenOf(environment: Environment, scope: string): Promise<string> {
  const { stdout } = await callCommand(['token', '--scope', scope], environment);
  return stdout.trim();
}

/** Answers uploads with these statuses in turn, and from then on with the last one. */
async function startAnswering(...statuses: number[]) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    response.writeHead(status ?? 500, { 'retry-after': '0' });
    response.end('{"success":true,"error":null,"lines":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

describe('import --url', () => {
  test('feeds a running service, which uses a new branch at once, and names each bad line', async () => {
    const environment = { DATA_DIR: await folderWithStore(), BRANCH_REFRESH_SECONDS: '3600' };
    const { url } = await serveHere(environment);
    const TOKEN = await tokenOf(environment, 'platform');
    const args = ['import', 'branches', '-', '--url', url];
    const { status, stdout, stderr } = await callCommand(args, { TOKEN }, branches);
    expect(stderr).toBe(
      'line 3: id must be a whole number above 0. market is required. Send a country code such as US. name is required. Send what the branch is called.\nline 4: This line is not JSON.\n',
    );
    expect([status, stdout]).toEqual([1, 'branches imported: 2, lines refused: 2\n']);

    const buyer = await tokenOf(environment, 'checkout');
    const response = await fetch(`${url}/v1/shopping/checkout/verify/address.json`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        Email: 'a@example.com',
        Name: 'A',
        AddressPrimary: '1 Main St',
        City: 'Montpelier',
        Province: 'VT',
        PostalCode: '05602',
        Branch: 77,
      }),
    });
    expect(await response.json()).toMatchObject({ success: true, BranchCount: 2 });

    const refused = await callCommand(args, { TOKEN: buyer }, branches);
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('refused the upload (403).');
  });

  test('of CSV sends the same records', async () => {
    const environment = { DATA_DIR: await folderWithStore() };
    const { url } = await serveHere(environment);
    const token = await tokenOf(environment, 'platform');
    const csv = 'id,market,name,province,active\n12,US,Burlington,Vermont,false\n13,US\n';
    const { stdout, stderr } = await callCommand(
      ['import', 'branches', '-', '--format', 'csv', '--url', `${url}/`, '--token', token],
      {},
      csv,
    );
    expect(stderr).toBe('line 3: This line has 2 cells, but the first line names 5 columns.\n');
    expect(stdout).toBe('branches imported: 1, lines refused: 1\n');
    const read = await fetch(`${url}/platform/v1/branches/12`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await read.json()).toMatchObject({ id: 12, name: 'Burlington', province: 'VT', active: false });
  });

  test('tries a service again that cannot answer, and gives the token to that service only', async () => {
    const { url, seen } = await startAnswering(503, 429, 200);
    const result = await callCommand(
      ['import', 'site-urls', '-', '--url', url, '--token', 'secret'],
      {},
      '{"siteUrl":"a","owner":"b"}\n',
    );
    expect(result).toEqual({ status: 0, stdout: 'site-urls imported: 1, lines refused: 0\n', stderr: '' });
    expect(seen).toEqual(Array.from({ length: 3 }, () => 'POST /platform/v1/site-urls Bearer secret'));
  });

  test.each([
    ['goes on not answering', () => startAnswering(503), 'The service of --url does not answer.\n'],
    ['refuses', () => startAnswering(404), 'The service of --url refused the upload (404).\n'],
    ['sends elsewhere', () => startAnswering(307), 'The service of --url refused the upload (307).\n'],
    ['is no URL', async () => ({ url: 'ftp://x' }), '--url must be an http or https URL'],
  ])('ends with one sentence if the service %s', async (_title, start, sentence) => {
    const { url } = await start();
    const { status, stdout, stderr } = await callCommand(
      ['import', 'site-urls', '-', '--url', url, '--token', 'secret'],
      {},
      '{"siteUrl":"a","owner":"b"}\n',
    );
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.startsWith(sentence)).toBe(true);
    expect(stderr).not.toContain('secret');
  });

  test('without a token ends with one sentence', async () => {
    const args = ['import', 'profiles', join(temporaryFolder(), 'p.csv'), '--url', 'http://127.0.0.1:1'];
    const { status, stderr } = await callCommand(args);
    expect([status, stderr]).toEqual([
      1,
      '--url needs a token with scope platform: give --token or --token-file, or set TOKEN or TOKEN_FILE.\n',
    ]);
  });

  describe('takes the token from a file', () => {
    const fileWith = (text: string) => {
      const file = join(temporaryFolder(), 'token');
      writeFileSync(file, text);
      return file;
    };
    const call = (environment: Environment, ...args: string[]) =>
      callCommand(['import', 'site-urls', '-', ...args], environment, '{"siteUrl":"a","owner":"b"}\n');

    test.each([
      ['is empty', () => fileWith(' \n'), '--token-file names a file that is empty.\n'],
      ['is not there', () => 'secret', '--token-file names a file that cannot be read (ENOENT).\n'],
    ])('unless it %s, which is told without its path', async (_title, file, sentence) => {
      const { status, stderr } = await call({ TOKEN_FILE: file() }, '--url', 'http://127.0.0.1:1');
      expect([status, stderr]).toEqual([1, sentence]);
    });

    test('unless another is given', async () => {
      const environment = { TOKEN: 'one', TOKEN_FILE: fileWith('two') };
      const { status, stderr } = await call(environment, '--url', 'http://127.0.0.1:1');
      expect([status, stderr]).toEqual([
        1,
        'A token and a file that holds one exclude each other: give one of them.\n',
      ]);
    });

    test('as an option or as a variable, without the line break at its end', async () => {
      const { url, seen } = await startAnswering(200);
      expect((await call({ TOKEN: '', TOKEN_FILE: fileWith('mounted\n') }, '--url', url)).status).toBe(0);
      const args = ['--url', url, '--token-file', fileWith('named\r\n')];
      expect((await call({}, ...args)).status).toBe(0);
      expect(seen.map((line) => line.split(' ').at(-1))).toEqual(['mounted', 'named']);
    });
  });
});
