import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashText, placementOver } from '../../src/store/citus/citus-dialect.ts';
import { createSchema, describePostgres } from './stores.ts';

describePostgres(() => {
  test("the hash of a text is PostgreSQL's", async () => {
    const lengths = Array.from({ length: 40 }, (_, length) => 'x'.repeat(length));
    const anything = fc.sample(fc.string({ unit: 'grapheme', maxLength: 60 }), 1000);
    const texts = [...lengths, ...anything.filter((text) => !text.includes('\0'))];
    const { sql, drop } = await createSchema();
    const rows = await sql(
      'select hashtext(text) as hash from unnest($1::text[]) with ordinality as entry (text, at) order by at',
      [texts],
    );
    await drop();
    expect(texts.map(hashText)).toEqual(rows.map(({ hash }) => hash));
  });
});

describe('the node of a key', () => {
  test('is that of the shard that holds its hash', () => {
    const bounds = fc.uniqueArray(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 2 }), { maxLength: 20 });
    fc.assert(
      fc.property(bounds, fc.string(), (inner, key) => {
        const ends = [...inner.sort((a, b) => a - b), 2 ** 31 - 1];
        const shards = ends.map((largest, at) => ({
          smallest: at === 0 ? -(2 ** 31) : (ends[at - 1] ?? 0) + 1,
          largest,
          node: at,
        }));
        const hash = hashText(key);
        const node = shards.find(({ smallest, largest }) => smallest <= hash && hash <= largest)?.node;
        expect(placementOver(shards).nodeOf(key)).toBe(node);
      }),
    );
  });

  test('is not known where no shard holds its hash', () => {
    expect(placementOver([]).nodeOf('key')).toBeUndefined();
  });
});
