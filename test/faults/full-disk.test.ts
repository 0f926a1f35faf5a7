import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddedStore } from '../../src/store/embedded/embedded-store.ts';
import { openPostgresStore } from '../../src/store/postgres-store.ts';
import type { SqlStore } from '../../src/store/sql-store.ts';
import { databaseDefaults } from '../store/database-defaults.ts';
import { origin, settingOf, testCipher } from '../store/samples.ts';
import { skipUnless } from '../support/skip-unless.ts';
import { fillAsUsed } from '../support/used-folder.ts';
import { isUp } from './load.ts';
import { createOwnPostgres, findServerPrograms, noServerPrograms } from './own-postgres.ts';

/** A small file system in memory; undefined if this user may not make one. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=192m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
}

/** Fills the disk, and returns a function that frees it again. */
function fill(disk: string): () => void {
  const filler = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize));
  return () => truncateSync(filler, 0);
}

const disk = process.platform === 'linux' ? mountSmallDisk() : undefined;
const programs = findServerPrograms();
const name = (cart: number) => `cart-${cart}`;
/** So large that a few of them fill the rest of the log's current file. */
const bulky = (branch: number) =>
  settingOf({ branch, shipToInstruction: `${'Ring twice. '.repeat(5_000)}${Math.random()}` });

/** Writes cart after cart until one is refused. Returns how many were acknowledged, and the refusal. */
async function writeUntilRefused(store: SqlStore, from: number): Promise<{ carts: number; error: unknown }> {
  for (let cart = from; cart < from + 5_000; cart += 1) {
    try {
      await store.setShipping(name(cart), 'US', bulky(cart), origin);
    } catch (error) {
      return { carts: cart, error };
    }
  }
  throw new Error('the disk did not fill up');
}

async function expectHeld(store: SqlStore, carts: number): Promise<void> {
  for (let cart = 0; cart < carts; cart += 1)
    expect((await store.readCart(name(cart), 'US')).setting?.branch, name(cart)).toBe(cart);
}

const unavailable = { name: 'StoreUnavailableError' };

describe('a full disk', skipUnless(disk, 'only a user who may mount a disk, on Linux'), () => {
  const root = disk ?? '';
  beforeAll(() => chmodSync(root, 0o755));
  afterAll(() => unmount(root));

  test('under the embedded store loses nothing acknowledged; the store works once it is freed', async () => {
    await fillAsUsed(root);
    const directory = join(root, 'store');
    const open = () => openEmbeddedStore({ directory, cipher: testCipher, sync: true });
    const store = await open();
    await store.setShipping(name(0), 'US', bulky(0), origin);
    const free = fill(root);
    const { carts, error } = await writeUntilRefused(store, 1);
    expect(error).toMatchObject(unavailable);
    expect((await store.readCart(name(0), 'US')).setting?.branch).toBe(0);
    free();
    // The engine recovers by itself, with all that it left on the disk.
    await store.setShipping(name(carts), 'US', bulky(carts), origin);
    await store.close();
    const again = await open();
    await expectHeld(again, carts + 1);
    await again.close();
    rmSync(directory, { recursive: true });
  }, 120_000);

  test('under PostgreSQL loses nothing acknowledged, and the store is well once it is freed', {
    ...skipUnless(programs, noServerPrograms),
    timeout: 120_000,
  }, async () => {
    const server = await createOwnPostgres(programs ?? '', root);
    await server.start();
    const limits = { connectTimeoutMs: 1_000, queryTimeoutMs: 2_000 };
    const store = await openPostgresStore({
      ...databaseDefaults,
      databaseUrl: server.url,
      cipher: testCipher,
      ...limits,
    });
    await store.migrate();
    await store.setShipping(name(0), 'US', bulky(0), origin);
    const free = fill(root);
    const { carts, error } = await writeUntilRefused(store, 1);
    expect(error).toMatchObject(unavailable);
    free();
    // Without room for its log the server stops, as it should.
    await server.killAll();
    await server.start();
    await expect.poll(() => isUp(store), { timeout: 10_000 }).toBe(true);
    await expectHeld(store, carts);
    await store.close();
    await server.remove();
  });
});
