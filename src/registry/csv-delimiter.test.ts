import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delimiterOf, seeDelimiter } from './read-records.ts';

describe('the delimiter of a CSV file', () => {
  it.each([
    ['id;Market;City', ';'],
    ['id\tMarket\tCity', '\t'],
    ['id|Market', '|'],
    ['"a;b;c",d', ','],
    ['id', ','],
    ['', ','],
  ])('of %j is %j', (line, delimiter) => {
    expect(delimiterOf(line)).toBe(delimiter);
  });

  it('is that of the first line, and the whole file is read, in whatever pieces it arrives', async () => {
    const pieces = fc.array(fc.string({ unit: fc.constantFrom('a', ';', ',', '\n', 'é') }));
    await fc.assert(
      fc.asyncProperty(pieces, async (texts) => {
        const input = Readable.from(texts.map((text) => Buffer.from(text)));
        const { delimiter, whole } = await seeDelimiter(input);
        const read = Buffer.concat(await whole.toArray()).toString();
        expect(read).toBe(texts.join(''));
        expect(delimiter).toBe(delimiterOf(read.split('\n')[0] ?? ''));
      }),
    );
  });
});
