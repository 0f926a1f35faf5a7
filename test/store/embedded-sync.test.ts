import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEmbeddedStore } from '../../src/store/embedded/embedded-store.ts';
import { fillAsUsed } from '../support/used-folder.ts';
import { withFolder } from './children.ts';
import { origin, settingOf, testCipher } from './samples.ts';

/** Counts calls, also those of modules that have imported the function. */
function spyOnSyncs() {
  const spy = vi.spyOn(fs, 'fdatasyncSync');
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return spy;
}

test.each([
  ['every acknowledged write was synced to the disk before', true],
  ['no write waits for the disk if that is switched off', false],
])('%s', (_title, sync) =>
  withFolder(async (folder) => {
    await fillAsUsed(folder);
    const store = await openEmbeddedStore({ directory: join(folder, 'store'), cipher: testCipher, sync });
    const spy = spyOnSyncs();
    for (let number = 0; number < 10; number += 1) await store.setShipping('cart', 'US', settingOf(), origin);
    const syncs = spy.mock.calls.length;
    await store.close();
    if (sync) expect(syncs).toBeGreaterThanOrEqual(10);
    else expect(syncs).toBe(0);
  }),
);
