import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type EmbeddedStore, openEmbeddedStore } from '../../src/store/embedded/embedded-store.ts';
import { startChild, withFolder } from '../store/children.ts';
import { application, testCipher } from '../store/samples.ts';
import { fillAsUsed } from '../support/used-folder.ts';

const open = (directory: string): Promise<EmbeddedStore> =>
  openEmbeddedStore({ directory, cipher: testCipher, sync: true });

async function usedStoreIn(folder: string): Promise<string> {
  await fillAsUsed(folder);
  return join(folder, 'store');
}

/** Runs a writer until it has acknowledged this many writes, kills it, and returns what it acknowledged. */
async function writeAndKill(directory: string, sync: boolean, start: number): Promise<Map<string, number>> {
  const child = startChild('faults/embedded-writer.ts', directory, String(sync), String(start));
  expect(await child.next()).toBe('open');
  const acknowledged = new Map<string, number>();
  const take = (line: string | undefined) => {
    const [key = '', number] = (line ?? '').split(' ');
    acknowledged.set(key, Number(number));
  };
  for (let count = 0; count < 1_200; count += 1) take(await child.next());
  await child.kill();
  for (let line = await child.next(); line !== undefined; line = await child.next()) take(line);
  return acknowledged;
}

async function expectNothingLost(store: EmbeddedStore, acknowledged: Map<string, number>): Promise<void> {
  const holds = async ([key, number]: [string, number]): Promise<boolean> => {
    if (key.startsWith('session')) return (await store.readApplication(key))?.pin === application.pin;
    // Numbers rise. The last acknowledgements may not have left the process.
    return ((await store.readCart(key, 'US')).setting?.branch ?? 0) >= number;
  };
  const entries = [...acknowledged];
  const held = await Promise.all(entries.map(holds));
  expect(entries.filter((_, position) => !held[position])).toEqual([]);
  expect(entries.length).toBeGreaterThan(500);
}

/** KILLS=200 for the long run. */
const kills = Number(process.env.KILLS || 0);

describe('the embedded store', () => {
  test.each([
    { sync: true, kills: Math.max(2, kills) },
    { sync: false, kills: Math.max(1, kills) },
  ])(
    'loses nothing acknowledged when its process is killed under load (sync: $sync)',
    ({ sync, kills }) =>
      withFolder(async (folder) => {
        const directory = await usedStoreIn(folder);
        for (let kill = 0; kill < kills; kill += 1) {
          const acknowledged = await writeAndKill(directory, sync, kill * 1_000_000);
          const store = await open(directory);
          expect(store.isNew).toBe(false);
          await expectNothingLost(store, acknowledged);
          await store.close();
        }
      }),
    60_000 + kills * 60_000,
  );

  test('refuses a second process by the name of the folder', () =>
    withFolder(async (folder) => {
      const directory = await usedStoreIn(folder);
      const child = startChild('faults/embedded-writer.ts', directory);
      expect(await child.next()).toBe('open');
      await expect(open(directory)).rejects.toMatchObject({
        name: 'OperatorError',
        message: expect.stringContaining(directory),
      });
      await child.kill();
    }));

  test('refuses a folder that cannot be made, by its name', () =>
    withFolder(async (folder) => {
      await writeFile(join(folder, 'file'), '');
      const directory = join(folder, 'file', 'store');
      await expect(open(directory)).rejects.toMatchObject({
        name: 'OperatorError',
        message: expect.stringContaining(directory),
      });
    }));

  test('refuses a folder that holds something else, by its name, leaves it as it is and releases it', () =>
    withFolder(async (folder) => {
      await mkdir(join(folder, 'pgdata'));
      await writeFile(join(folder, 'pgdata', 'PG_VERSION'), '9.6\n');
      for (let attempt = 0; attempt < 2; attempt += 1)
        await expect(open(folder)).rejects.toMatchObject({
          name: 'OperatorError',
          message: expect.stringContaining(folder),
        });
      expect(await readFile(join(folder, 'pgdata', 'PG_VERSION'), 'utf8')).toBe('9.6\n');
    }));
});
