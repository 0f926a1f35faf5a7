import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeTexts, sortTexts, TextReader } from './text-table.ts';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab1é東😀\uffee'), maxLength: 5 }),
  fc.string({ maxLength: 8, unit: 'grapheme' }),
);
const open = (texts: string[]) => new TextReader(encodeTexts(sortTexts(texts)));

describe('a table of texts', () => {
  it('finds nothing where it is empty', () => {
    const table = open([]);
    expect(table.count).toBe(0);
    expect(table.find('a')).toBe(-1);
    expect(table.rangeOfPrefix('')).toEqual([0, 0]);
  });

  it('finds each text, and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(text), text, (texts, other) => {
        const table = open([...texts]);
        for (const each of texts) expect(table.text(table.find(each))).toBe(each);
        expect(table.find(other) >= 0).toBe(texts.includes(other));
      }),
    );
  });

  it('gives the range of exactly the texts with a prefix', () => {
    fc.assert(
      fc.property(fc.uniqueArray(text), text, (texts, prefix) => {
        const table = open([...texts]);
        const [from, to] = table.rangeOfPrefix(prefix);
        const inRange = Array.from({ length: to - from }, (_, index) => table.text(from + index));
        expect(new Set(inRange)).toEqual(new Set(texts.filter((each) => each.startsWith(prefix))));
      }),
    );
  });

  it('is sorted by UTF-8 bytes, also beyond the basic plane', () => {
    expect(sortTexts(['😀', '\uffee', 'z'])).toEqual(['z', '\uffee', '😀']);
  });
});
