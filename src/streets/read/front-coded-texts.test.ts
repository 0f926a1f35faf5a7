import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortTexts } from '../../gazetteer/read/text-table.ts';
import { encodeFrontCoded, FrontCodedReader } from './front-coded-texts.ts';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', '1', 'é', '川'), maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('x', 'y'), minLength: 15, maxLength: 60 }),
);
// Several groups of them.
const sorted = fc.uniqueArray(text, { maxLength: 80, size: 'max' }).map((texts) => sortTexts([...texts]));

test('sorted texts are read back by number, one by one and many at once', () => {
  fc.assert(
    fc.property(sorted, fc.nat(), (texts, seed) => {
      const reader = new FrontCodedReader(encodeFrontCoded(texts));
      expect(texts.map((_, at) => reader.text(at))).toEqual(texts);
      expect(texts.map((each) => reader.find(each))).toEqual([...texts.keys()]);
      expect([...reader.from(0)]).toEqual(texts);
      const some = Uint32Array.from(texts.keys()).filter((at) => (at * 7 + seed) % 3 === 0);
      expect(reader.texts(some)).toEqual(Array.from(some, (at) => texts[at]));
      const isLong = (each: Uint8Array, length: number) => length > 4 && each[0] !== 0x78;
      const long = Array.from(some, (at) => [at, texts[at] ?? ''] as const);
      expect(reader.textsLike(some, isLong)).toEqual(
        long.filter(([, each]) => isLong(Buffer.from(each), Buffer.byteLength(each))),
      );
    }),
  );
});

test('texts are found in full, by their beginning and by their first words', () => {
  fc.assert(
    fc.property(sorted, text, (texts, wanted) => {
      const reader = new FrontCodedReader(encodeFrontCoded(texts));
      expect(reader.find(wanted)).toBe(texts.indexOf(wanted));
      const [from, to] = reader.rangeOfPrefix(wanted);
      expect(texts.slice(from, to)).toEqual(texts.filter((each) => each.startsWith(wanted)));
      expect(reader.hasPrefix(wanted)).toBe(from < to);
      const [first, end] = reader.rangeOfWords(wanted);
      const goesOn = (each: string) => each === wanted || each.startsWith(`${wanted} `);
      expect(texts.slice(first, end)).toEqual(texts.filter(goesOn));
    }),
  );
});
