import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeBare, madeGermany, madeUs } from '../../test/fixtures/made-places.ts';
import { typedAddress } from '../../test/fixtures/typed-address.ts';
import { anyText } from '../../test/support/any-text.ts';
import type { AddressVerdict } from './decide/address-verdict.ts';
import { addressParts, type PostalAddress } from './postal-address.ts';
import { verifyAddress } from './verify-address.ts';

const words = [
  'Fremont',
  'Portland',
  'San Diego',
  'München',
  'Hann. Münden',
  'APO',
  'CA',
  'California',
  'ME',
  'AE',
  '94538',
  '04101',
  '09499',
  '80337',
  '2134',
  'PO Box 12',
  '12 Oak Stret',
  '12 Nroth Main St',
  'PSC 802 Box 74',
  ', ',
  ' ',
];

/** Real values, misspelt values, mixtures of them, and arbitrary text. */
const text = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...words),
  fc
    .tuple(fc.constantFrom(...words), fc.nat(8), fc.string({ minLength: 0, maxLength: 1 }))
    .map(([word, at, letter]) => word.slice(0, at) + letter + word.slice(at + 1)),
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' ')),
  anyText({ maxLength: 60 }),
);
const part = text.map((value) => {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
});
const anyAddress: fc.Arbitrary<PostalAddress> = fc.record({
  name: part,
  line1: part,
  line2: part,
  line3: part,
  locality: part,
  administrativeArea: part,
  postalCode: part,
});
/** A sound address with up to three other parts: most are accepted, and one in fourteen is corrected. */
const spoilt = fc
  .tuple(fc.subarray([...addressParts], { maxLength: 3 }), anyAddress)
  .map(([replaced, other]) => typedAddress(Object.fromEntries(replaced.map((name) => [name, other[name]]))));
const address = fc.oneof(anyAddress, spoilt);
const country = fc.constantFrom(madeUs, madeGermany, madeBare);

/** The parts of a verdict that do not depend on the spelling of text that is kept as typed. */
const essence = ({ standardized: _, suggestion, ...rest }: AddressVerdict) => ({
  ...rest,
  suggests: suggestion?.postalCode ?? null,
});

describe('for any address', () => {
  it('a suggestion verified again is accepted, and it is another address', () => {
    let suggestions = 0;
    fc.assert(
      fc.property(address, country, (typed, where) => {
        const { suggestion } = verifyAddress(typed, where);
        if (suggestion === null) return;
        suggestions++;
        const again = verifyAddress(suggestion, where);
        expect(again).toMatchObject({ missing: [], malformed: [], doubts: [], suggestion: null });
        expect(suggestion).not.toEqual(typed);
      }),
      { numRuns: 1200 },
    );
    expect(suggestions).toBeGreaterThan(30);
  });

  it('a suggestion is the only doubt, and there is none beside a malformed part', () => {
    fc.assert(
      fc.property(address, country, (typed, where) => {
        const { suggestion, doubts, malformed } = verifyAddress(typed, where);
        if (suggestion === null) {
          expect(doubts.map(({ code }) => code)).not.toContain('ErrorSuggestedFix');
        } else {
          expect(doubts).toEqual([{ code: 'ErrorSuggestedFix' }]);
          expect(malformed).toEqual([]);
        }
      }),
    );
  });

  it('the stored form of an accepted address is accepted and stays the same', () => {
    fc.assert(
      fc.property(address, country, (typed, where) => {
        const { missing, malformed, doubts, standardized } = verifyAddress(typed, where);
        if (missing.length + malformed.length + doubts.length > 0) return;
        const again = verifyAddress(standardized, where);
        expect(again.doubts).toEqual([]);
        expect(again.standardized).toEqual(standardized);
      }),
    );
  });

  it('the verdict depends neither on earlier verifications nor on the order of the fields', () => {
    fc.assert(
      fc.property(address, address, country, (typed, other, where) => {
        const first = verifyAddress(typed, where);
        verifyAddress(other, where);
        const turned = Object.fromEntries(Object.entries(typed).reverse()) as unknown as PostalAddress;
        expect(verifyAddress(turned, where)).toEqual(first);
      }),
    );
  });
});

describe('for any harmless variant', () => {
  const sound = [
    typedAddress(),
    typedAddress({ locality: 'San Diego', postalCode: '92101' }),
    typedAddress({ locality: 'Freemont' }),
    typedAddress({ administrativeArea: 'OR' }),
    typedAddress({ locality: 'Portland', administrativeArea: 'ME', postalCode: '04101' }),
  ];
  const cases = [
    (value: string) => value,
    (value: string) => value.toUpperCase(),
    (value: string) => value.toLowerCase(),
    (value: string) => value.replaceAll(' ', '  '),
    (value: string) => value.normalize('NFD'),
  ];
  const areaForms: Readonly<Record<string, readonly string[]>> = {
    CA: ['CA', 'ca', 'California', 'Calif.', 'CALIFORNIA'],
    OR: ['OR', 'Oregon', 'oregon'],
    ME: ['ME', 'Maine', 'maine.'],
  };

  it('the verdict is the same', () => {
    const variant = fc.record({
      real: fc.constantFrom(...sound),
      change: fc.constantFrom(...cases),
      form: fc.nat(4),
      extension: fc.constantFrom('', '-1234', ' 1234', '1234'),
    });
    fc.assert(
      fc.property(variant, ({ real, change, form, extension }) => {
        const forms = areaForms[real.administrativeArea ?? ''] ?? [];
        const typed = {
          ...real,
          locality: change(real.locality ?? ''),
          administrativeArea: forms[form % forms.length] ?? null,
          postalCode: `${real.postalCode}${extension}`,
        };
        const expected = essence(verifyAddress(real, madeUs));
        const actual = essence(verifyAddress(typed, madeUs));
        expect({ ...actual, suggests: actual.suggests?.slice(0, 5) ?? null }).toEqual(expected);
      }),
    );
  });
});
