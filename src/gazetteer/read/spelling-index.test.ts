import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSpellingIndex, keysLike } from './spelling-index.ts';
import { encodeTexts, TextReader } from './text-table.ts';

const keys = [
  'bonn',
  'munchen',
  'koln',
  'kolin',
  'frankfurtammain',
  'frankfurtoder',
  '東京都',
  'philadelphia',
];
const readerOf = (texts: readonly string[]) => new TextReader(encodeTexts(texts));
const index = buildSpellingIndex(keys);
const like = (typed: string) => keysLike(typed, index, readerOf(keys)).map((key) => keys[key]);

describe('the index of spellings', () => {
  it.each([
    ['a letter too few', 'munhen', 'munchen'],
    ['a letter too many', 'munichen', 'munchen'],
    ['a wrong letter', 'bomn', 'bonn'],
    ['letters exchanged', 'bnon', 'bonn'],
    ['two errors in a long key', 'frenkfurtamain', 'frankfurtammain'],
    ['the same sound', 'filadelfya', 'philadelphia'],
    ['a wrong character of another script', '東京部', '東京都'],
  ])('finds a key with %s', (_, typed, meant) => {
    expect(like(typed)).toContain(meant);
  });

  it('gives neither the typed key nor distant keys', () => {
    expect(like('koln')).toEqual(['kolin']);
    expect(like('frankfurt')).toEqual([]);
    expect(like('bo')).toEqual([]);
    expect(like('')).toEqual([]);
  });

  it('finds every key that is one error away', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ß', '京', 'z'), minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(
        fc.uniqueArray(text, { maxLength: 20 }),
        text,
        fc.nat(),
        fc.nat(2),
        (others, key, at, kind) => {
          const all = [...new Set([key, ...others])];
          const place = at % key.length;
          const put = ['', 'x', `x${key[place]}`][kind] ?? '';
          const typed = key.slice(0, place) + put + key.slice(place + 1);
          const found = keysLike(typed, buildSpellingIndex(all), readerOf(all));
          expect(found).toContain(0);
        },
      ),
    );
  });

  it('gives nothing if it has no keys', () => {
    const empty = buildSpellingIndex([]);
    expect(keysLike('anything', empty, readerOf([]))).toEqual([]);
  });
});
