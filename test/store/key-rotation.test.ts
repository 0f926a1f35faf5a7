import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFieldCipher, type FieldCipher } from '../../src/store/field-cipher.ts';
import { countKeyUse, rotateKeys } from '../../src/store/key-rotation.ts';
import { toApplication, toApplicationRow } from '../../src/store/rows.ts';
import type { SealedStore } from '../../src/store/sealed-store.ts';
import { application, entryOf } from './samples.ts';
import { eachDialect, type TestStore } from './stores.ts';

const oldKey = { id: 'old', key: Buffer.alloc(32, 1) };
const newKey = { id: 'new', key: Buffer.alloc(32, 2) };
const before = createFieldCipher([oldKey]);
const addedSecond = createFieldCipher([oldKey, newKey]);
const movedFirst = createFieldCipher([newKey, oldKey]);
const oldDropped = createFieldCipher([newKey]);

/** More than a page. */
const many = 520;

describe('what an instance writes', () => {
  const row = (cipher: FieldCipher) => {
    const { session, pin, taxId, dateOfBirth, record } = toApplicationRow(entryOf(), cipher);
    return {
      session_id: session,
      pin,
      tax_id: taxId,
      date_of_birth: dateOfBirth,
      record: JSON.parse(record),
    };
  };

  test.each([
    ['before', before, 'with the key added second', addedSecond],
    ['with the key added second', addedSecond, 'with it moved first', movedFirst],
    ['with it moved first', movedFirst, 'without the old one', oldDropped],
  ])(
    '%s is read by one %4$s, and the other way round if the new key encrypts',
    (_one, one, _other, other) => {
      expect(toApplication(row(one), other)).toEqual(application);
      expect(toApplication(row(other), one)).toEqual(application);
    },
  );

  test('with a new first key is unreadable without it, so a key is first added as second', () => {
    expect(() => toApplication(row(movedFirst), before)).toThrow('a key that is not configured');
  });
});

eachDialect((_name, openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ cipher: movedFirst });
  });
  beforeEach(async () => {
    await store.sql('delete from applications');
  });

  /** Applications that an instance with this cipher wrote, all in one statement. */
  async function put(cipher: FieldCipher, count: number): Promise<void> {
    const rows = Array.from({ length: count }, () => toApplicationRow(entryOf(), cipher));
    await store.sql(
      `insert into applications (session_id, market, record, pin, tax_id, date_of_birth, site_url, updated_at)
       select session_id, 'US', $2::jsonb, pin, tax_id, date_of_birth, 'site', '2026-01-01'
       from unnest($1::text[], $3::text[], $4::text[], $5::text[])
         as row (session_id, pin, tax_id, date_of_birth)`,
      [
        rows.map(({ session }) => session),
        rows[0]?.record,
        rows.map(({ pin }) => pin),
        rows.map(({ taxId }) => taxId),
        rows.map(({ dateOfBirth }) => dateOfBirth),
      ],
    );
  }

  async function readAll(cipher: FieldCipher) {
    const rows = await store.sql('select session_id, record, pin, tax_id, date_of_birth from applications');
    return rows.map((row) => toApplication(row, cipher));
  }

  test('a rotation puts every value under the new key, and a second one finds nothing to do', async () => {
    await put(before, many);
    const progress: number[] = [];
    const counts = await rotateKeys(store, movedFirst, (read) => progress.push(read));
    expect(counts).toEqual({ read: many, reencrypted: many, unreadable: 0 });
    expect(progress).toEqual([500, 520]);
    expect(await readAll(oldDropped)).toEqual(Array(many).fill(application));
    expect(await countKeyUse(store)).toEqual([{ keyId: 'new', values: 3 * many }]);
    expect(await rotateKeys(store, movedFirst)).toEqual({ read: many, reencrypted: 0, unreadable: 0 });
  });

  test('a rotation does not change when an application was written', async () => {
    await put(before, 1);
    await rotateKeys(store, movedFirst);
    const [row] = await store.sql(`select updated_at = '2026-01-01' as is_kept from applications`);
    expect(row).toEqual({ is_kept: true });
  });

  test('an application without a tax number has none afterwards', async () => {
    const { session, record, pin, dateOfBirth } = toApplicationRow(entryOf(), before);
    await store.sql(
      `insert into applications (session_id, market, record, pin, tax_id, date_of_birth, site_url, updated_at)
       values ($1, 'US', $2, $3, null, $4, 'nu', now())`,
      [session, record, pin, dateOfBirth],
    );
    expect(await rotateKeys(store, movedFirst)).toEqual({ read: 1, reencrypted: 1, unreadable: 0 });
    expect(await readAll(oldDropped)).toEqual([{ ...application, taxId: null }]);
  });

  test.each([
    ['before', 1, 0],
    ['after', 1, 500],
    ['before', 2, 500],
  ])(
    'interrupted %s page %d is written, every value is readable, and the rest is done later',
    async (when, page, done) => {
      await put(before, many);
      let pages = 0;
      const dying: SealedStore = {
        ...store,
        replaceSealed: async (changes) => {
          pages += 1;
          if (pages === page && when === 'before') throw new Error('killed');
          const replaced = await store.replaceSealed(changes);
          if (pages === page) throw new Error('killed');
          return replaced;
        },
      };
      await expect(rotateKeys(dying, movedFirst)).rejects.toThrow('killed');
      expect(await readAll(movedFirst)).toEqual(Array(many).fill(application));
      expect(await rotateKeys(store, movedFirst)).toMatchObject({ reencrypted: many - done });
      expect(await readAll(oldDropped)).toEqual(Array(many).fill(application));
    },
  );

  test('an application that is written during a rotation wins, and is rotated in its turn', async () => {
    await put(before, 3);
    const [{ session_id: session } = {}] = await store.sql('select session_id from applications limit 1');
    const change = { session: String(session), application: { ...application, pin: '9999' } };
    const newer = toApplicationRow(entryOf(change), addedSecond);
    let calls = 0;
    const meanwhile: SealedStore = {
      ...store,
      replaceSealed: async (changes) => {
        calls += 1;
        if (calls === 1)
          await store.sql('update applications set pin = $2 where session_id = $1', [session, newer.pin]);
        return store.replaceSealed(changes);
      },
    };
    expect(await rotateKeys(meanwhile, movedFirst)).toEqual({ read: 3, reencrypted: 3, unreadable: 0 });
    expect((await readAll(oldDropped)).map(({ pin }) => pin).sort()).toEqual(['0042', '0042', '9999']);
  });

  test('an application that keeps changing is left to its writer, and the count shows it', async () => {
    await put(before, 1);
    const busy: SealedStore = {
      ...store,
      replaceSealed: async (changes) => {
        const entry = entryOf({ session: changes[0]?.session ?? '' });
        await store.sql('update applications set pin = $1', [toApplicationRow(entry, addedSecond).pin]);
        return store.replaceSealed(changes);
      },
    };
    expect(await rotateKeys(busy, movedFirst)).toEqual({ read: 1, reencrypted: 0, unreadable: 0 });
    expect(await countKeyUse(store)).toEqual([{ keyId: 'old', values: 3 }]);
  });

  test('everything submitted during a rotation is there afterwards', async () => {
    await put(before, many);
    const sessions = (await store.sql('select session_id from applications limit 20')).map(({ session_id }) =>
      String(session_id),
    );
    const pinOf = (round: number) => String(1000 + round);
    let isOver = false;
    let rounds = 0;
    const submitting = (async () => {
      do {
        rounds += 1;
        const entries = [...sessions, randomUUID()].map((session, index) =>
          entryOf({
            session,
            application: { ...application, siteUrl: `Own${index}`, pin: pinOf(rounds) },
          }),
        );
        await Promise.all(entries.map((entry) => store.storeApplication(entry)));
      } while (!isOver);
    })();
    await rotateKeys(store, movedFirst);
    isOver = true;
    await submitting;
    expect(await readAll(oldDropped)).toHaveLength(many + rounds);
    for (const session of sessions) expect((await store.readApplication(session))?.pin).toBe(pinOf(rounds));
  });

  test('values tampered with, moved or under an unknown key are counted and left alone', async () => {
    await put(before, 3);
    await put(createFieldCipher([{ id: 'lost', key: Buffer.alloc(32, 3) }]), 1);
    await put(movedFirst, 1);
    const sessions = (await store.sql(`select session_id from applications where pin like 'v1.old.%'`)).map(
      ({ session_id }) => session_id,
    );
    await store.sql(
      `update applications set pin = overlay(pin placing 'AAAA' from 12) where session_id = $1 or pin like 'v1.new.%'`,
      [sessions[0]],
    );
    const [first] = await store.sql('select tax_id from applications where session_id = $1', [sessions[0]]);
    await store.sql('update applications set tax_id = $1 where session_id = $2', [
      first?.tax_id,
      sessions[1],
    ]);
    const unreadable = `select session_id, pin, tax_id, date_of_birth from applications
      where session_id = any($1::text[]) or pin not like 'v1.old.%' order by session_id`;
    const left = await store.sql(unreadable, [sessions.slice(0, 2)]);
    expect(await rotateKeys(store, movedFirst)).toEqual({ read: 5, reencrypted: 1, unreadable: 4 });
    expect(await store.sql(unreadable, [sessions.slice(0, 2)])).toEqual(expect.arrayContaining([...left]));
  });

  test('values are counted by key over all pages; those without a key are counted separately', async () => {
    await put(before, many);
    await put(movedFirst, 10);
    await store.sql(`update applications set tax_id = null where pin like 'v1.new.%'`);
    await store.sql(
      `update applications set pin = 'no value' where session_id = (select min(session_id) from applications where tax_id is not null)`,
    );
    expect(await countKeyUse(store)).toEqual([
      { keyId: 'old', values: 3 * many - 1 },
      { keyId: 'new', values: 20 },
      { keyId: '', values: 1 },
    ]);
  });
});
