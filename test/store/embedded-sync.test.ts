import { fdatasyncSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openEmbeddedStore } from '../../src/store/embedded/embedded-store.ts';
import { fillAsUsed } from '../support/used-folder.ts';
import { withFolder } from './children.ts';
import { origin, settingOf, testCipher } from './samples.ts';

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  return { ...original, fdatasyncSync: vi.fn(original.fdatasyncSync) };
});

async function countSyncs(directory: string, sync: boolean): Promise<number> {
  const store = await openEmbeddedStore({ directory, cipher: testCipher, sync });
  const before = vi.mocked(fdatasyncSync).mock.calls.length;
  for (let number = 0; number < 10; number += 1) await store.setShipping('cart', 'US', settingOf(), origin);
  const syncs = vi.mocked(fdatasyncSync).mock.calls.length - before;
  await store.close();
  return syncs;
}

test('every acknowledged write was synced to the disk before, unless that is switched off', () =>
  withFolder(async (folder) => {
    await fillAsUsed(folder);
    const directory = join(folder, 'store');
    expect(await countSyncs(directory, true)).toBeGreaterThanOrEqual(10);
    expect(await countSyncs(directory, false)).toBe(0);
  }));
