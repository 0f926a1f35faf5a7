import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailableError } from '../checkout/ports.ts';
import { type Cell, type FieldCipher, FieldCipherError, keyIdOf } from './field-cipher.ts';
import { applicationCell, eachSealed, type SealedApplication, type SealedChange } from './rows.ts';
import { type SealedStore, sealedPageRows } from './sealed-store.ts';
import type { SqlStore } from './sql-store.ts';

type RotationCounts = Record<'read' | 'reencrypted' | 'unreadable', number>;

/** How often a page is tried again because its rows changed meanwhile, and the wait between two tries. */
const mostLooks = 4;
const lookAgainMs = 50;

/**
 * Re-encrypts under the current key. Each page is one statement: wherever this ends, every value is whole
 * under one key or the other. Values under the current key are decrypted too, so that nothing unreadable goes
 * unnoticed: `unreadable` counts the applications with a value that cannot be decrypted, which are left as
 * they are. `onProgress` gets the number of applications read so far.
 */
export async function rotateKeys(
  store: SealedStore,
  cipher: FieldCipher,
  onProgress: (read: number) => void = () => undefined,
): Promise<Readonly<RotationCounts>> {
  const counts = { read: 0, reencrypted: 0, unreadable: 0 };
  let after: string | undefined = '';
  while (after !== undefined) {
    after = await rotatePage(store, cipher, after, counts);
    onProgress(counts.read);
  }
  return counts;
}

/**
 * Answers after which session the next page is; undefined after the last. A page is tried again while its
 * rows change: whoever writes them may not know the key yet.
 */
async function rotatePage(store: SealedStore, cipher: FieldCipher, after: string, counts: RotationCounts) {
  for (let look = 1; ; look += 1) {
    const page = await store.readSealedPage(after);
    const { changes, unreadable } = changesOf(page, cipher);
    const replaced = changes.length === 0 ? 0 : await store.replaceSealed(changes);
    counts.reencrypted += replaced;
    if (replaced === changes.length || look === mostLooks) {
      counts.read += page.length;
      counts.unreadable += unreadable;
      return page.length < sealedPageRows ? undefined : page.at(-1)?.session;
    }
    await delay(lookAgainMs);
  }
}

function changesOf(page: readonly SealedApplication[], cipher: FieldCipher) {
  const renew = (cell: Cell, value: string) => cipher.encrypt(cell, cipher.decrypt(cell, value));
  const changes: SealedChange[] = [];
  let unreadable = 0;
  for (const sealed of page) {
    const renewed = unlessUnreadable(() => eachSealed(sealed, renew));
    if (renewed === undefined) unreadable += 1;
    else if (!isUnder(cipher.keyId, sealed)) changes.push({ ...renewed, oldPin: sealed.pin });
  }
  return { changes, unreadable };
}

function isUnder(keyId: string, { pin, taxId, dateOfBirth }: SealedApplication): boolean {
  return [pin, taxId, dateOfBirth].every((value) => value === null || keyIdOf(value) === keyId);
}

/** What was decrypted; undefined where a value cannot be. */
function unlessUnreadable<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof FieldCipherError) return undefined;
    throw error;
  }
}

/** The id is empty where values do not name a key properly. */
export type KeyUse = Awaited<ReturnType<typeof countKeyUse>>[number];

/** How many values are under each key, the most used key first. */
export async function countKeyUse(store: SealedStore) {
  const counts = new Map<string, number>();
  for await (const uses of store.readKeyUse())
    for (const { keyId, values } of uses) counts.set(keyId, (counts.get(keyId) ?? 0) + values);
  return [...counts].map(([keyId, values]) => ({ keyId, values })).sort((a, b) => b.values - a.values);
}

/**
 * Ids of the keys that stored values need and that the cipher lacks, or holds another key for. A key counts
 * as missing when none of some values under it can be decrypted: a single one may have been tampered with.
 */
export async function findMissingKeys(store: SealedStore, cipher: FieldCipher): Promise<string[]> {
  const isReadable = new Map<string, boolean>();
  for await (const uses of store.readKeyUse())
    for (const { keyId, sessions, pins } of uses)
      for (const [index, session] of sessions.entries()) {
        if (keyId === '' || isReadable.get(keyId)) continue;
        const read = () => cipher.decrypt(applicationCell('pin', session), pins[index] ?? '');
        isReadable.set(keyId, unlessUnreadable(read) !== undefined);
      }
  return [...isReadable].flatMap(([keyId, readable]) => (readable ? [] : [keyId])).sort();
}

/**
 * A store that takes and reads no applications. Under the present keys, nobody with the right keys could read
 * what is written here, and what is stored cannot be read here.
 */
export function withoutApplications(store: SqlStore): SqlStore {
  const refuse = () => Promise.reject(new StoreUnavailableError('Encryption keys are missing.'));
  return { ...store, storeApplication: refuse, readApplication: refuse };
}
