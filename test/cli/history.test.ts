import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/command.ts';
import { callCommand } from '../support/in-process.ts';

const header = 'AddressPrimary,City,Province,Zip,Market';
const delivered = (count: number, city: string, zip: string) =>
  Array.from({ length: count }, (_, at) => `${at + 1} Quuxley Lane,${city},CA,${zip},US`);

function shop() {
  const folder = temporaryFolder();
  const call = (...args: string[]) => callCommand(args, { DATA_DIR: folder });
  return {
    folder,
    call,
    addHistory: (...orders: string[]) => {
      const file = join(folder, 'orders.csv');
      writeFileSync(file, [header, ...orders].join('\n'));
      const args = ['--country', 'us', '--columns', 'PostalCode=Zip'];
      return call('data', 'add', 'history', file, ...args);
    },
    verify: async () => {
      const file = join(folder, 'one.csv');
      writeFileSync(file, `${header}\n9 Pine Road,Oakland,CA,94538,US`);
      const { stdout } = await call('verify', file, '--columns', 'PostalCode=Zip', '--explain');
      return JSON.parse(stdout);
    },
  };
}

test('a history of too few addresses changes nothing', async () => {
  const { addHistory, folder } = shop();
  const { status, stderr } = await addHistory(...delivered(2, 'Oakland', '94538'));
  expect(status).toBe(1);
  expect(stderr).toContain('1 cities with postal codes that fewer than three addresses share');
  expect(stderr).toContain('The data is as it was.');
  expect(readdirSync(folder)).toEqual(['orders.csv']);
});

test('a history ends a doubt, says so, is listed, holds no line, and is removed', async () => {
  const { addHistory, call, folder, verify } = shop();
  const before = await verify();
  const { stdout, stderr } = await addHistory(
    ...delivered(4, 'Oakland', '94538'),
    ...delivered(1, 'Sunol', '94586'),
    '1 Quuxley Lane,Berlin,,10115,DE',
  );
  expect(stdout).toBe('orders.csv: loaded US 1 cities with postal codes, of which 1 were in doubt before\n');
  expect(stderr).toContain('1 orders of other markets');
  const after = await verify();
  expect(JSON.stringify(before)).toContain('City.Mismatch');
  expect(JSON.stringify(after)).not.toContain('City.Mismatch');
  expect(after.explanation.decisions).toContain('city and postal code are known from 4 orders of the shop');
  expect(after.explanation.dataVersion).toContain('orders of the shop');
  expect((await call('data', 'list', '--country', 'US')).stdout).toMatch(/history: 1 rows/);
  const sources = join(folder, 'gazetteer', 'sources');
  const kept = readdirSync(sources).map((name) => gunzipSync(readFileSync(join(sources, name))).toString());
  expect(kept.join('')).toContain('Oakland');
  expect(kept.join('')).not.toContain('Quuxley');
  await call('data', 'remove', 'US', '--source', 'history');
  expect(JSON.stringify(await verify())).toContain('City.Mismatch');
});
