import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type EmbeddedStore, openEmbeddedStore } from '../../src/store/embedded/embedded-store.ts';
import { folderWithStore } from '../support/used-folder.ts';
import { address, application, clerk, entryOf, origin, pairOf, settingOf, testCipher } from './samples.ts';

const profile = 'profile of the canary';
const session = 'session of the canary';

const opened = (directory: string) => openEmbeddedStore({ directory, cipher: testCipher, sync: false });

/** The files below a folder that hold a text of letters and digits anywhere, in either case. */
function filesWith(folder: string, text: string): string[] {
  const wanted = new RegExp(text, 'i');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => wanted.test(readFileSync(path, 'latin1')))
    .map((path) => path.slice(folder.length + 1));
}

/** Everything that can be typed. Each text is long and unlike the others, so that none is compressed. */
async function typeIn(store: EmbeddedStore, mark: string): Promise<void> {
  const noise = () => `${mark}${randomBytes(600).toString('base64')}`;
  const typed = { ...address, line1: `${mark} Main St`, line2: noise() };
  const contact = { email: `${mark}@example.com`, phone: mark };
  const from = { ...origin, profile, session };
  await store.putProfiles([{ id: profile, market: 'US', address: typed, ...contact }], clerk);
  await store.setShipping('cart', 'US', settingOf({ address: typed, ...contact, poNumber: noise() }), from);
  await store.keepOffer('cart', 'US', { submitted: typed, suggested: typed }, from);
  await store.storeApplication(
    entryOf({ session, owner: profile, application: { ...application, firstName: mark, lastName: noise() } }),
  );
}

async function typeInPair(store: EmbeddedStore, mark: string): Promise<void> {
  const locality = `${mark} City`;
  const pair = {
    locality,
    localityKey: locality.toLowerCase(),
    buyer: { kind: 'profile', id: profile },
  } as const;
  await store.addPairs([pairOf(pair)]);
}

async function fillWithOthers(store: EmbeddedStore, carts: number, noteBytes: number): Promise<void> {
  const writes = Array.from({ length: carts }, (_, at) =>
    store.setShipping(
      `other ${at}`,
      'US',
      settingOf({ poNumber: randomBytes(noteBytes).toString('base64') }),
      {
        ...origin,
        session: `other ${at}`,
      },
    ),
  );
  await Promise.all(writes);
}

/** The folder of a store that holds the sample. */
async function newFolder(): Promise<string> {
  return join(await folderWithStore(), 'store');
}

const newMark = () => `Canary${randomBytes(8).toString('hex')}`;

describe('the folder of an embedded store from which somebody was erased', () => {
  test('holds nothing that they typed in any file, and everything that others typed', async () => {
    const [directory, mark] = [await newFolder(), newMark()];
    const first = await opened(directory);
    await fillWithOthers(first, 200, 30);
    await typeIn(first, mark);
    await typeInPair(first, mark);
    await first.close();
    // Opening takes statistics, which hold values of rows.
    const store = await opened(directory);
    const before = filesWith(directory, mark);
    expect(before.some((path) => path.startsWith('pgdata/base/'))).toBe(true);
    expect(before.some((path) => path.startsWith('pgdata/pg_wal/'))).toBe(true);

    const erased = await store.eraseData({ kind: 'profile', id: profile }, clerk, { siteUrls: true });
    expect(erased).toMatchObject({ profiles: 1, carts: 1, applications: 1, pairs: 1 });
    expect(filesWith(directory, mark)).toEqual([]);
    expect(await store.readCart('other 7', 'US')).toMatchObject({ setting: { address } });
    await store.close();

    const again = await opened(directory);
    expect(filesWith(directory, mark)).toEqual([]);
    expect(await again.readCart('other 199', 'US')).toMatchObject({ setting: { address } });
    await again.close();
  });

  test('is rewritten when it is closed, even if that takes long', async () => {
    const [directory, mark] = [await newFolder(), newMark()];
    const store = await opened(directory);
    await fillWithOthers(store, 1_200, 6_000);
    await typeIn(store, mark);
    await typeInPair(store, mark);
    await store.eraseData({ kind: 'session', id: session }, clerk, { siteUrls: false });
    expect(filesWith(directory, mark)).not.toEqual([]);
    await store.eraseData({ kind: 'profile', id: profile }, clerk, { siteUrls: false });
    await store.close();
    expect(filesWith(directory, mark)).toEqual([]);
  });

  test('is rewritten on opening if the erasing process died or belonged to an earlier release', async () => {
    const [directory, mark] = [await newFolder(), newMark()];
    const store = await opened(directory);
    await typeIn(store, mark);
    await store.deleteCart('cart', clerk);
    await store.deleteProfile(profile, clerk);
    await store.deleteApplication(session, clerk);
    await store.close();
    expect(filesWith(directory, mark)).not.toEqual([]);
    rmSync(join(directory, 'no-traces'));
    await (await opened(directory)).close();
    expect(filesWith(directory, mark)).toEqual([]);
  });
});
