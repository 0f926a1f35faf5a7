import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any code point, as often as with `unit: 'binary'` of fast-check, which takes more than a second to prepare.
 */
const anyCharacter = fc.nat({ max: 0x10ffff - surrogates.count }).map(
  (number) => String.fromCodePoint(number < surrogates.first ? number : number + surrogates.count),
  (text) => {
    const point = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
    if (point < 0 || text !== String.fromCodePoint(point)) throw new Error('not a single character');
    return point < surrogates.first ? point : point - surrogates.count;
  },
);

/** Text of any characters, control characters among them, but no lone surrogates. */
export function anyText(constraints: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ unit: anyCharacter, ...constraints });
}
