import { beforeAll, describe, expect, it } from 'vitest';
import { createFieldCipher } from '../../src/store/field-cipher.ts';
import { application, entryOf } from './samples.ts';
import { eachDialect, type TestStore } from './stores.ts';

/** NONCES=10000000 for the long run. */
const count = Number(process.env.NONCES || 20_000);
const columns = ['pin', 'tax_id', 'date_of_birth'] as const;
type Column = (typeof columns)[number];
const refused = { name: 'FieldCipherError' };

/** Compares the first 64 bits. Chance makes two equal in one of 370,000 runs of ten million. */
function hasRepetition(nonces: readonly Buffer[] | BigUint64Array): boolean {
  const sorted =
    nonces instanceof BigUint64Array
      ? nonces
      : BigUint64Array.from(nonces, (nonce) => nonce.readBigUInt64LE());
  sorted.sort();
  return sorted.some((nonce, index) => nonce === sorted[index + 1]);
}

function nonceOf(value: unknown): Buffer {
  return Buffer.from(String(value).split('.')[2] ?? '', 'base64url').subarray(0, 12);
}

it(`${count} values of one key never share a nonce`, { timeout: 600_000 }, () => {
  const cipher = createFieldCipher([{ id: 'k', key: Buffer.alloc(32, 3) }]);
  const nonces = new BigUint64Array(count);
  for (let index = 0; index < count; index += 1)
    nonces[index] = nonceOf(
      cipher.encrypt({ table: 't', column: 'c', rowKey: 'r' }, '0042'),
    ).readBigUInt64LE();
  expect(hasRepetition(nonces)).toBe(false);
  nonces[0] = nonces[count - 1] ?? 0n;
  expect(hasRepetition(nonces)).toBe(true);
});

eachDialect((_name, open) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  });

  async function stored(session: string, change = {}): Promise<Readonly<Record<string, unknown>>> {
    await store.storeApplication(entryOf({ session, application: { ...application, ...change } }));
    const [row] = await store.sql(
      `select ${columns.join()} from applications where session_id = '${session}'`,
    );
    return row ?? {};
  }
  const put = (session: string, column: Column, value: string) =>
    store.sql(`update applications set ${column} = '${value}' where session_id = '${session}'`);

  describe('a stored value', () => {
    it.each(columns)('of %s with any one character changed is refused', async (column) => {
      const session = `changed-${column}`;
      const value = String((await stored(session))[column]);
      for (let at = 0; at < value.length; at += 1) {
        const other = value[at] === 'A' ? 'B' : 'A';
        await put(session, column, value.slice(0, at) + other + value.slice(at + 1));
        await expect(store.readApplication(session), `character ${at}`).rejects.toMatchObject(refused);
      }
      await put(session, column, value);
      expect(await store.readApplication(session)).toMatchObject({ pin: application.pin });
    });

    it.each(columns)('of %s moved to another row is refused there', async (column) => {
      const [own, theirs] = [`own-${column}`, `theirs-${column}`];
      const value = String((await stored(own))[column]);
      await stored(theirs);
      await put(theirs, column, value);
      await expect(store.readApplication(theirs)).rejects.toMatchObject(refused);
      expect(await store.readApplication(own)).toMatchObject({ pin: application.pin });
    });

    it('moved to another column of its row is refused', async () => {
      const row = await stored('columns');
      await put('columns', 'pin', String(row.tax_id));
      await expect(store.readApplication('columns')).rejects.toMatchObject(refused);
    });

    it('of an earlier application is valid again in its own row: the row counts, not the time', async () => {
      const before = String((await stored('again', { pin: '1111' })).pin);
      await stored('again', { pin: '2222' });
      await put('again', 'pin', before);
      expect(await store.readApplication('again')).toMatchObject({ pin: '1111' });
    });
  });

  it('values of many rows, written again and again, never share a nonce', async () => {
    const nonces: Buffer[] = [];
    for (let round = 0; round < 3; round += 1) {
      const sessions = Array.from({ length: 100 }, (_, index) => `nonce-${index}`);
      await Promise.all(sessions.map((session) => store.storeApplication(entryOf({ session }))));
      const rows = await store.sql(
        `select ${columns.join()} from applications where session_id like 'nonce-%'`,
      );
      nonces.push(...rows.flatMap((row) => columns.map((column) => nonceOf(row[column]))));
    }
    expect(nonces).toHaveLength(900);
    expect(hasRepetition(nonces)).toBe(false);
  });
});
