import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressCountry } from '../src/address/countries/profile/address-country.ts';
import { profileOf } from '../src/address/countries/profile/country-profile.ts';
import type { AddressVerdict } from '../src/address/decide/address-verdict.ts';
import type { PostalAddress } from '../src/address/postal-address.ts';
import { foldedWord, longestText } from '../src/address/text/place-key.ts';
import { workLimits } from '../src/address/text/work.ts';
import { verifyAddress } from '../src/address/verify-address.ts';
import { completeAddress } from '../src/completion/complete-address.ts';
import { builtinDataDirectory } from '../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/read/gazetteer.ts';
import { type MadeStreet, madeStreets } from './fixtures/made-streets.ts';
import { submittedAddresses } from './support/address-vectors.ts';

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
const blank: PostalAddress = {
  name: 'A',
  line1: '1 Main St',
  line2: null,
  line3: null,
  locality: null,
  administrativeArea: null,
  postalCode: null,
};

function builtIn(code: string): AddressCountry {
  const country = gazetteer.country(code);
  if (country === undefined) throw new Error(`no country ${code}`);
  return country;
}

/** A country of which one postal code has 3,000 streets with names alike. */
async function crowded(code: string, postalCode: string, isComplete = false): Promise<AddressCountry> {
  const rows: MadeStreet[] = Array.from({ length: 3000 }, (_, at) => {
    const name = String.fromCharCode(...[at / 676, (at / 26) % 26, at % 26].map((part) => 97 + part));
    return [postalCode, `Lake${name}`, '1', '2'];
  });
  return { ...builtIn(code), streets: await madeStreets(code, rows, { isComplete }) };
}

function spentOn(address: PostalAddress, country: AddressCountry): number {
  verifyAddress(address, country);
  return profileOf(country).work.spent;
}

const isAccepted = ({ missing, malformed, doubts, suggestion }: AddressVerdict) =>
  missing.length + malformed.length + doubts.length === 0 && suggestion === null;

describe('what is folded', () => {
  it.each([...'ﷺ㍿ß½각ﬃ'])('is never longer than what is read: %s', (sign) => {
    expect(foldedWord(sign.repeat(longestText)).length).toBeLessThanOrEqual(longestText);
  });

  it('keeps all of a text as long as a line in any script', () => {
    for (const sign of [...'가ậéж東']) expect(foldedWord(sign.repeat(200))).toHaveLength(200);
  });
});

describe('the comparisons of one verification', () => {
  it('stay far below the limit for every address of the vectors', () => {
    const spent = submittedAddresses().map(({ typed, country }) => spentOn(typed, builtIn(country)));
    const most = Math.max(...spent);
    expect(most).toBeGreaterThan(1000);
    expect(most).toBeLessThan((workLimits.verification * 4) / 5);
  });

  it.each([
    ['US', 'ﷺ'.repeat(100), 'Springfield', '94538'],
    ['US', '시 '.repeat(50), 'Springfild', '10001'],
    ['JP', 'ﷺ'.repeat(100), 'Osaka', '1000001'],
    ['IN', 'a '.repeat(50), 'Kholaur, Maharashtra', '444802'],
  ])('are bounded for a province or city made for it in %s', (code, area, city, postalCode) => {
    const country = builtIn(code);
    for (const [locality, administrativeArea] of [
      [city, area],
      [area, city],
    ] as const)
      expect(spentOn({ ...blank, locality, administrativeArea, postalCode }, country)).toBeLessThan(
        workLimits.verification,
      );
  });

  it.each([
    `Lakeaa ${'1 '.repeat(97)}`,
    `${'Lakea '.repeat(20)}1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20`,
    `Lakeaa${', 1'.repeat(60)}`,
  ])('are bounded for a line of numbers where a code has thousands of streets', async (line) => {
    const country = await crowded('DE', '10115');
    const address = { ...blank, line1: line.slice(0, 200), locality: 'Berlin', postalCode: '10115' };
    expect(spentOn(address, country)).toBeLessThanOrEqual(1 + workLimits.verification);
  });

  it('are bounded for any text', async () => {
    const country = await crowded('DE', '10115');
    const piece = fc.oneof(fc.constantFrom('1', 'Lakeaa', 'ﷺ', 'str.', 'Berlin', ','), fc.string());
    const text = (most: number) =>
      fc.array(piece, { maxLength: 100 }).map((pieces) => pieces.join(' ').slice(0, most));
    fc.assert(
      fc.property(text(200), text(100), text(100), (line1, locality, administrativeArea) => {
        const address = { ...blank, line1, locality, administrativeArea, postalCode: '10115' };
        expect(spentOn(address, country)).toBeLessThanOrEqual(1 + workLimits.verification);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a verification that is given up', () => {
  const doubted = submittedAddresses().filter(({ typed, country }) => {
    const { missing, malformed, suggestion, doubts } = verifyAddress(typed, builtIn(country));
    // A street word that nobody looked at is unknown, and the rest agrees.
    const isStreetAlone = suggestion !== null && suggestion.line1 !== typed.line1;
    return missing.length + malformed.length + doubts.length > 0 && !isStreetAlone;
  });

  it.each([0, 1, 5, 20, 100, 400])(
    'accepts nothing that is doubted in full, after %i comparisons',
    (most) => {
      expect(doubted.length).toBeGreaterThan(100);
      const accepted = doubted.filter(({ typed, country }) => {
        const known = builtIn(country);
        return isAccepted(profileOf(known).work.within(most, () => verifyAddress(typed, known)));
      });
      expect(accepted).toEqual([]);
    },
  );

  it('offers only what passes verification itself', () => {
    for (const { typed, country } of doubted) {
      const known = builtIn(country);
      const { suggestion } = profileOf(known).work.within(60, () => verifyAddress(typed, known));
      if (suggestion !== null) expect(isAccepted(verifyAddress(suggestion, known))).toBe(true);
    }
  });

  it('accepts an address whose parts agree, whatever is in the line', () => {
    const address = { ...blank, locality: 'Fremont', administrativeArea: 'CA', postalCode: '94538' };
    const country = builtIn('US');
    expect(isAccepted(profileOf(country).work.within(0, () => verifyAddress(address, country)))).toBe(true);
  });

  it('says nothing about a street that a complete source lacks', async () => {
    const country = await crowded('DE', '10115', true);
    const line1 = `Nowhere ${'7 '.repeat(90)}`.trim();
    const address = { ...blank, line1, locality: 'Berlin', postalCode: '10115' };
    const { streetEvidence, streetGaps } = verifyAddress(address, country);
    expect(streetEvidence).toBe('no data');
    expect(streetGaps.isStreetUnknown).toBe(false);
    const short = verifyAddress({ ...address, line1: 'Nowhere 7' }, country);
    expect(short.streetGaps.isStreetUnknown).toBe(true);
  });

  it('gives the same verdict whatever was verified before', async () => {
    const country = await crowded('DE', '10115');
    const address = { ...blank, line1: `Lakeaa ${'1 '.repeat(90)}`, locality: 'Berlin', postalCode: '10115' };
    const first = verifyAddress(address, country);
    expect(verifyAddress(address, country)).toEqual(first);
    const spent = spentOn(address, country);
    verifyAddress({ ...address, line1: 'Lakebb 1' }, country);
    expect(spentOn(address, country)).toBe(spent);
  });
});

describe('the comparisons of one completion', () => {
  it.each([
    `lake ${'1 '.repeat(97)}`,
    `${'la '.repeat(60)}1`,
    'Lakeaa 1, Berlin',
    `Lak${'e'.repeat(190)}`,
    `1 2 3 4 5 6 7 8 9 ${'Lakeaa '.repeat(25)}`,
    'ﷺ'.repeat(200),
  ])('are bounded, with and without streets: %s', async (text) => {
    for (const country of [builtIn('DE'), builtIn('US'), await crowded('DE', '10115')]) {
      completeAddress({ text, postalCode: '101', near: 'Berlin', limit: 10 }, country);
      expect(profileOf(country).work.spent).toBeLessThanOrEqual(1 + workLimits.completion);
    }
  });

  it('are the same when the same is asked again', async () => {
    const country = await crowded('DE', '10115');
    const query = { text: `lake ${'1 '.repeat(97)}`, postalCode: '101', near: 'Berlin', limit: 10 };
    const first = completeAddress(query, country);
    const { spent } = profileOf(country).work;
    expect(completeAddress(query, country)).toEqual(first);
    expect(profileOf(country).work.spent).toBe(spent);
  });
});
