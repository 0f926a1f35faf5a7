import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDigit, withPlainDigits } from './digits.ts';

it.each([
  ['١٢٣٤٥', '12345'],
  ['۱۴۱۱۷۱۳۱۱۶', '1411713116'],
  ['४४६००', '44600'],
  ['১২০৫', '1205'],
  ['๑๐๓๓๐', '10330'],
  ['၁၁၁၈၁', '11181'],
  ['１０３-0027', '103-0027'],
  ['12 rue', '12 rue'],
])('%s is read as %s', (text, read) => {
  expect(withPlainDigits(text)).toBe(read);
});

it('leaves no digit but 0 to 9, and nothing else changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = withPlainDigits(text);
      expect([...read].filter((each) => anyDigit.test(each)).every((each) => /\d/.test(each))).toBe(true);
      expect([...read].length).toBe([...text].length);
      if (!anyDigit.test(text)) expect(read).toBe(text);
    }),
  );
});
