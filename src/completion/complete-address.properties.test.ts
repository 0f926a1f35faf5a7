import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { madeGermany, madeUs } from '../../test/fixtures/made-places.ts';
import { type MadeStreet, madeStreets } from '../../test/fixtures/made-streets.ts';
import { anyText } from '../../test/support/any-text.ts';
import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import type { Streets } from '../address/street/streets.ts';
import { verifyAddress } from '../address/verify-address.ts';
import { completeAddress } from './complete-address.ts';
import type { CompletedAddress, CompletionQuery } from './completion.ts';

const usStreets: MadeStreet[] = [
  ['94538', 'Stevenson Boulevard', '39100', '39200', '39300', '39400', '39600'],
  ['94539', 'Stevenson Place', '39500', '39510', '39520'],
  ['94539', 'North Main Street', '12', '14*'],
  ['94536', "O'Brien Court", '5'],
  ['97201', '42nd Avenue', '5'],
  ['92101', 'Fremont Street', '1', '2', '3'],
  ['92101', 'PO Box Road', '7'],
];
const germanStreets: MadeStreet[] = [
  // With five numbers, a complete source shows where the street ends, so a number far beyond is doubted.
  ['80337', 'Hauptstraße', '1', '10', '12a', '2', '3'],
  ['80337', 'Müllerstraße', '5'],
  ['80331', 'Berliner Allee', '3'],
  ['80331', 'Straße des 17. Juni', '100'],
];

const countries: AddressCountry[] = [madeUs, madeGermany];
beforeAll(async () => {
  countries.push({ ...madeUs, streets: await madeStreets('US', usStreets) });
  countries.push({ ...madeGermany, streets: await madeStreets('DE', germanStreets, { isComplete: true }) });
});

const words = [...usStreets, ...germanStreets].flatMap(([code, street, ...numbers]) => [
  code,
  street,
  ...numbers,
  'Fremont',
  'CA',
  'München',
  'apt 4',
  ',',
]);
/** What people type: pieces of real addresses, whole or cut off, and random text. */
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom(...words),
      fc.tuple(fc.constantFrom(...words), fc.nat(8)).map(([word, length]) => word.slice(0, length)),
      fc.string({ maxLength: 5, unit: 'grapheme' }),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(' '));
const optional = fc.option(typed, { nil: null });
const query = fc.record({
  text: fc.oneof(typed, anyText({ maxLength: 300 })),
  postalCode: optional,
  near: optional,
  limit: fc.integer({ min: 1, max: 10 }),
});
const country = fc.nat(3).map((at) => () => countries[at % countries.length] ?? madeUs);

function isAccepted(address: CompletedAddress, of: AddressCountry): boolean {
  const { missing, malformed, doubts, suggestion } = verifyAddress(
    {
      name: 'Jo Sample',
      line1: address.line1 || null,
      line2: null,
      line3: null,
      locality: address.locality || null,
      administrativeArea: address.administrativeArea || null,
      postalCode: address.postalCode || null,
    },
    of,
  );
  return (
    malformed.length === 0 &&
    doubts.length === 0 &&
    suggestion === null &&
    missing.every((part) => address[part] === '')
  );
}

describe('every completion', () => {
  it('passes the verification, apart from the parts that it leaves empty', () => {
    fc.assert(
      fc.property(country, query, (of, asked) => {
        for (const { kind, address } of completeAddress(asked, of())) {
          // The line before a place is as the buyer typed it, so it is not judged.
          const judged = kind === 'place' ? { ...address, line1: '' } : address;
          expect([judged, isAccepted(judged, of())]).toEqual([judged, true]);
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it('has no number far beyond the end of a street in a complete source', () => {
    const offered = (text: string) =>
      completeAddress({ text, postalCode: null, near: null, limit: 5 }, countries[3] ?? madeGermany);
    expect(offered('Hauptstraße 13').map(({ address }) => address.line1)).toContain('Hauptstraße 13');
    expect(offered('Hauptstraße 900')).toEqual([]);
  });

  it('marks spans inside its parts, from left to right without overlaps', () => {
    fc.assert(
      fc.property(country, query, (of, asked) => {
        const completions = completeAddress(asked, of());
        expect(completions.length).toBeLessThanOrEqual(asked.limit);
        for (const { address, matched } of completions) {
          const ends = new Map<string, number>();
          for (const { part, from, to } of matched) {
            expect(from).toBeGreaterThanOrEqual(ends.get(part) ?? 0);
            expect(from).toBeLessThan(to);
            expect(to).toBeLessThanOrEqual(address[part].length);
            ends.set(part, to);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is offered only once', () => {
    fc.assert(
      fc.property(country, query, (of, asked) => {
        const texts = completeAddress(asked, of()).map(({ address }) => JSON.stringify(address));
        expect(new Set(texts).size).toBe(texts.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an address that the data has', () => {
  const known = fc
    .constantFrom(...usStreets.filter(([, street]) => street !== 'PO Box Road'))
    .chain(([code, street, ...numbers]) =>
      fc.record({
        code: fc.constant(code),
        street: fc.constant(street),
        number: fc.constantFrom(...numbers),
      }),
    );

  it('is the first completion once it is typed in full, in any letter case', () => {
    fc.assert(
      fc.property(known, fc.boolean(), ({ code, street, number }, isUpper) => {
        const line = `${number.replace('*', '')} ${street}`;
        const text = isUpper ? line.toUpperCase() : line.toLowerCase();
        const [first] = completeAddress(
          { text, postalCode: null, near: null, limit: 5 },
          countries[2] ?? madeUs,
        );
        expect([first?.address.line1, first?.address.postalCode]).toEqual([line, code]);
      }),
    );
  });
});

/** 6,000 streets with the same beginning, in four postal codes; then one whose name it is. */
const alike = Array.from({ length: 6_000 }, (_, at): MadeStreet => {
  const letters = [...String(at)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
  return [String(94_536 + (at % 4)), `Ma${letters} Street`, '1', '12', '39500'];
});

const many = madeStreets('US', [...alike, ['94538', 'Ma Street', '12']]);

describe('where more streets begin alike than are searched', () => {
  it('the street of exactly that name is found, and so are those of the filled-in code', async () => {
    const streets = await many;
    const lines = (postalCode: string | null) =>
      completeAddress({ text: '12 ma', postalCode, near: null, limit: 3 }, { ...madeUs, streets }).map(
        ({ address }) => address.line1,
      );
    expect(lines(null)).toEqual(['12 Ma Street']);
    expect(lines('94536')).toHaveLength(3);
  });
});

describe('the work of a completion', () => {
  it('is bounded for any text and any number of streets', async () => {
    const counted = countingStreets(await many);
    const of: AddressCountry = { ...madeUs, streets: counted.streets };
    const run = (asked: CompletionQuery) => {
      counted.calls = 0;
      completeAddress(asked, of);
      expect(counted.calls).toBeLessThan(20_000);
    };
    for (const text of [
      'ma',
      '12 ma',
      'mab',
      '39500 maxb',
      'ma street',
      `${'ma '.repeat(80)}`,
      '12 mabcdefghij st fremont ca',
    ])
      for (const near of [null, 'Fremont', 'CA'])
        run({ text, postalCode: near === 'CA' ? '94' : null, near, limit: 10 });
    fc.assert(fc.property(query, run), { numRuns: 200 });
  });
});

/** Streets that count how often they are asked. */
function countingStreets(streets: Streets): { streets: Streets; calls: number } {
  const counted = { streets, calls: 0 };
  counted.streets = new Proxy(streets, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const [first] = given;
        counted.calls += first instanceof Uint32Array ? first.length : 1;
        return member.apply(target, given);
      };
    },
  });
  return counted;
}
