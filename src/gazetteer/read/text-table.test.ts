import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteLength } from '../../address/text/sorted-texts.ts';
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

  it('tells of the texts with a prefix which go on with another text', () => {
    fc.assert(
      fc.property(fc.uniqueArray(text), text, text, (texts, prefix, rest) => {
        const table = open([...texts]);
        const [from, to] = table.rangeOfPrefix(prefix);
        const bytes = byteLength(prefix);
        expect(bytes).toBe(Buffer.byteLength(prefix));
        expect(table.firstBehind(from, to, bytes, rest)).toBe(table.rangeOfPrefix(prefix + rest)[0]);
        const doGoOn = texts.some((each) => each.startsWith(prefix + rest));
        expect(table.goesOn(from, to, bytes, rest)).toBe(doGoOn);
      }),
    );
  });

  it('is sorted by UTF-8 bytes, also beyond the basic plane', () => {
    expect(sortTexts(['😀', '\uffee', 'z'])).toEqual(['z', '\uffee', '😀']);
  });
});
