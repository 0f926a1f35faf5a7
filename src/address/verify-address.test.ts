import { describe, expect, it } from 'vitest';
import { madeBare, madeGermany, madeUs } from '../../test/fixtures/made-places.ts';
import { typedAddress } from '../../test/fixtures/typed-address.ts';
import type { PostalAddress } from './postal-address.ts';
import { verifyAddress } from './verify-address.ts';

const verify = (parts: Partial<PostalAddress>, country = madeUs) =>
  verifyAddress(typedAddress(parts), country);
const codes = ({ doubts }: ReturnType<typeof verify>) => doubts.map(({ code }) => code);
const suggested = (parts: Partial<PostalAddress>, country = madeUs) => {
  const { suggestion } = verify(parts, country);
  return suggestion && [suggestion.locality, suggestion.administrativeArea, suggestion.postalCode].join(' ');
};

describe('missing and malformed parts', () => {
  it('names every required part that is missing', () => {
    const { missing, suggestion } = verify({
      line1: null,
      locality: null,
      administrativeArea: null,
      postalCode: null,
    });
    expect(missing).toEqual(['line1', 'locality', 'administrativeArea', 'postalCode']);
    expect(suggestion).toBeNull();
  });

  it('refuses an impossible postal code with an example, and leaves no doubt to override', () => {
    const { malformed, doubts, suggestion } = verify({ postalCode: 'ABC' });
    expect(malformed).toEqual([{ code: 'PostalCode.Invalid', params: { form: '95014' } }]);
    expect(doubts).toEqual([]);
    expect(suggestion).toBeNull();
  });

  it('supplies a missing part where the others allow exactly one value', () => {
    expect(suggested({ locality: null })).toBe('Fremont CA 94538');
    expect(suggested({ administrativeArea: null })).toBe('Fremont CA 94538');
    expect(suggested({ locality: 'Bakersfield', postalCode: null })).toBe('Bakersfield CA 93308');
    expect(suggested({ postalCode: null })).toBeNull();
  });
});

describe('addresses that pass without a question', () => {
  it.each([
    ['as it is', {}],
    ['lower case', { locality: 'fremont', administrativeArea: 'ca' }],
    ['a name for the state', { administrativeArea: 'California' }],
    ['an abbreviation with a stop', { administrativeArea: 'calif.' }],
    ['ZIP+4', { postalCode: '94538-1234' }],
    ['ZIP+4 without a hyphen', { postalCode: '945381234' }],
    ['full-width digits', { postalCode: '94538' }],
    ['a neighbouring town with the code', { locality: 'Newark' }],
    ['blanks in a name with a number', { locality: 'Area  51' }],
    ['a place that no list has', { locality: 'Warm Springs District' }],
    ['the state behind the city', { locality: 'Fremont, CA' }],
    ['the written-out state behind the city', { locality: 'Fremont California' }],
    ['a code that no list has, of the right state', { locality: 'Warm Springs', postalCode: '94099' }],
  ])('%s', (_, parts) => {
    const verdict = verify(parts);
    expect(verdict.doubts).toEqual([]);
    expect(verdict.suggestion).toBeNull();
  });

  it('the place is known with the province behind it too, and with no other', () => {
    const isKnown = (locality: string) => verify({ locality }).isPlaceKnown;
    expect(['Fremont', 'Fremont California', 'Fremont, CA'].map(isKnown)).toEqual([true, true, true]);
    expect(['Fremont Oregon', 'Newark', 'Warm Springs'].map(isKnown)).toEqual([false, false, false]);
  });

  it('standardises area and postal code, and leaves the locality as typed', () => {
    const { standardized, administrativeArea } = verify({
      locality: 'fremont',
      administrativeArea: 'california',
      postalCode: '945381234',
    });
    expect(standardized).toEqual(
      typedAddress({ locality: 'fremont', administrativeArea: 'CA', postalCode: '94538-1234' }),
    );
    expect(administrativeArea).toBe('CA');
    expect(verify({ administrativeArea: 'California USA' })).toMatchObject({
      doubts: [],
      administrativeArea: 'CA',
    });
  });

  it('ignores an area in a country whose addresses name none, and keeps it as typed', () => {
    const munich = { locality: 'München', administrativeArea: 'Bayern', postalCode: 'D-80337' };
    const { doubts, standardized, administrativeArea } = verify(munich, madeGermany);
    expect(doubts).toEqual([]);
    expect(administrativeArea).toBeNull();
    expect(standardized.administrativeArea).toBe('Bayern');
    expect(standardized.postalCode).toBe('80337');
  });

  it.each(['Muenchen', 'MUNCHEN', 'münchen'])('takes %s for München', (locality) => {
    expect(codes(verify({ locality, administrativeArea: null, postalCode: '80337' }, madeGermany))).toEqual(
      [],
    );
  });

  it('accepts a name abbreviated with a full stop', () => {
    const parts = { locality: 'Hann. Münden', administrativeArea: null, postalCode: '34346' };
    expect(codes(verify(parts, madeGermany))).toEqual([]);
  });
});

describe('corrections', () => {
  it.each([
    ['one letter', { locality: 'Freemont' }, 'Fremont CA 94538'],
    ['two letters exchanged', { locality: 'Fermont' }, 'Fremont CA 94538'],
    ['spelling by ear', { locality: 'Freemunt' }, 'Fremont CA 94538'],
    ['the wrong state', { administrativeArea: 'OR' }, 'Fremont CA 94538'],
    ['a misspelt state', { administrativeArea: 'Califronia' }, 'Fremont CA 94538'],
    [
      'the state of a namesake',
      { locality: 'Portland', administrativeArea: 'OR', postalCode: '04101' },
      'Portland ME 04101',
    ],
    ['a wrong digit', { locality: 'Bakersfield', postalCode: '93808' }, 'Bakersfield CA 93308'],
    ['exchanged digits', { locality: 'Bakersfield', postalCode: '39308' }, 'Bakersfield CA 93308'],
    ['a missing digit', { locality: 'Bakersfield', postalCode: '9308' }, 'Bakersfield CA 93308'],
    [
      'a lost zero',
      { locality: 'Allston', administrativeArea: 'MA', postalCode: '2134' },
      'Allston MA 02134',
    ],
    ['O for 0', { locality: 'Allston', administrativeArea: 'MA', postalCode: 'O2134' }, 'Allston MA 02134'],
    ['swapped fields', { locality: '94538', postalCode: 'Fremont' }, 'Fremont CA 94538'],
    ['the code in the city field', { locality: 'Fremont 94538', postalCode: null }, 'Fremont CA 94538'],
    [
      'all in the city field',
      { locality: 'Fremont, CA 94538', administrativeArea: null, postalCode: null },
      'Fremont CA 94538',
    ],
    ['city and state swapped', { locality: 'CA', administrativeArea: 'Fremont' }, 'Fremont CA 94538'],
  ])('corrects %s', (_, parts, expected) => {
    const verdict = verify(parts);
    expect(suggested(parts)).toBe(expected);
    expect(codes(verdict)).toEqual(['ErrorSuggestedFix']);
    expect(verdict.malformed).toEqual([]);
  });

  it.each(['San Diego', 'Allston'])(
    'does not replace %s by a town of the code, since it may be a village of that name',
    (name) => {
      expect(verify({ locality: name })).toMatchObject({
        suggestion: null,
        doubts: [{ code: 'City.Mismatch' }],
      });
    },
  );

  it.each(['', ', USA', ', U.S.A.', ', United States', ', us'])(
    'takes apart a whole line with "%s" behind',
    (country) => {
      const line1 = `39120 Argonaut Way, Fremont, CA 94538${country}`;
      const { suggestion } = verify({ line1, locality: null, administrativeArea: null, postalCode: null });
      expect(suggestion).toEqual(typedAddress());
    },
  );

  it('fills all parts of a suggestion with the whole address', () => {
    const { suggestion } = verify({
      locality: 'Freemont',
      administrativeArea: 'california',
      line2: 'Unit 4',
      postalCode: '94538 1234',
    });
    expect(suggestion).toEqual(typedAddress({ line2: 'Unit 4', postalCode: '94538-1234' }));
  });

  it('corrects a misspelt street type where the rest is sound, and keeps it otherwise', () => {
    expect(verify({ line1: '12 Oak Stret' }).suggestion?.line1).toBe('12 Oak Street');
    expect(verify({ line1: '12 Oak St' }).suggestion).toBeNull();
  });
});

describe('doubts without a suggestion', () => {
  it('offers nothing if two corrections are about equally likely', () => {
    const verdict = verify({ postalCode: '9453' });
    expect(verdict.suggestion).toBeNull();
    expect(verdict.doubts).toEqual([]);
    expect(verdict.malformed).toEqual([{ code: 'PostalCode.Invalid', params: { form: '95014' } }]);
  });

  it.each([
    ['a city that is missing', { locality: null }, []],
    ['a city of another state', { locality: 'Las Vegas', administrativeArea: 'OR' }, []],
    ['an unknown state', { administrativeArea: 'Zanzibarland' }, ['Province.Unknown']],
  ])('a postal code that lacks a digit keeps its own message beside %s', (_, parts, doubts) => {
    const verdict = verify({ ...parts, postalCode: '123' });
    expect(verdict.malformed.map(({ code }) => code)).toEqual(['PostalCode.Invalid']);
    expect(codes(verdict)).toEqual(doubts);
  });

  it.each([
    ['a line of signs alone', { line2: ',' }],
    ['a gap between the lines', { line3: 'Rear' }],
  ])('%s takes no doubt away', (_, lines) => {
    const unknown = { line1: 'Oak House', locality: 'APO', postalCode: '94538' };
    const { likelihood, doubts } = verify(unknown, madeGermany);
    expect(doubts).toEqual([{ code: 'PostalCode.Mismatch' }]);
    expect(verify({ ...unknown, ...lines }, madeGermany)).toMatchObject({ likelihood, doubts });
  });

  it('a postal code of a strange shape keeps its own doubt where the parts do not go together', () => {
    const strange = { postalCode: '012345', locality: 'Las Vegas', administrativeArea: 'OR' };
    expect(codes(verify(strange))).toEqual(['PostalCode.Doubtful']);
  });

  it('a suggestion mends a code that lacks a digit, and no other is malformed', () => {
    const lacking = verify({ locality: 'Bakersfield', postalCode: '9308' });
    expect(lacking.mended.map(({ code }) => code)).toEqual(['PostalCode.Invalid']);
    const misread = verify({ locality: 'Allston', administrativeArea: 'MA', postalCode: 'O2134' });
    expect(misread.mended).toEqual([]);
  });

  it('names the state where nothing shows which one is right', () => {
    const parts = { locality: 'Nowhere', administrativeArea: 'Zanzibarland', postalCode: '94999' };
    expect(codes(verify(parts))).toEqual(['Province.Unknown']);
  });

  it('offers nothing if more than two parts are in doubt', () => {
    const parts = { line1: '12 Oak Stret', locality: 'Freemont', administrativeArea: 'OR' };
    const verdict = verify(parts);
    expect(verdict.suggestion).toBeNull();
    expect(verdict.doubts).toEqual([{ code: 'Address.Doubtful' }]);
    expect(verify({ ...parts, line1: '12 Oak Street' }).suggestion).not.toBeNull();
  });
});

describe('without place data', () => {
  it('knows states and the beginnings of their codes', () => {
    expect(codes(verify({ administrativeArea: 'California' }, madeBare))).toEqual([]);
    expect(codes(verify({ administrativeArea: 'OR' }, madeBare))).toEqual(['Province.Mismatch']);
    expect(codes(verify({ locality: 'Freemont' }, madeBare))).toEqual([]);
  });

  it('restores a lost zero where the state confirms it', () => {
    const parts = { locality: 'Allston', administrativeArea: 'MA', postalCode: '2134' };
    expect(suggested(parts, madeBare)).toBe('Allston MA 02134');
  });
});

describe('text that is longer than any part of an address', () => {
  const long = 'Fremont '.repeat(40);

  it.each(['name', 'line1', 'line2', 'line3', 'locality', 'administrativeArea', 'postalCode'] as const)(
    'in %s gets no suggestion and is stored as it was typed',
    (part) => {
      const typed = typedAddress({ administrativeArea: 'california', [part]: long });
      const { suggestion, standardized } = verifyAddress(typed, madeUs);
      expect(suggestion).toBeNull();
      expect(standardized).toEqual(typed);
    },
  );

  it('is judged by its first 300 characters', () => {
    const boxAt = (at: number) => `${'x'.repeat(at - 2)}, PO Box 12`;
    expect(verify({ line1: boxAt(280), line2: long }).postOfficeBox).toBe('line1');
    expect(verify({ line1: boxAt(300), line2: long }).postOfficeBox).toBeNull();
    expect(verify({ line1: boxAt(280), line2: 'x'.repeat(300) }).standardized.administrativeArea).toBe('CA');
    expect(verify({ line2: long, locality: 'San Diego' }).doubts).toEqual([{ code: 'City.Mismatch' }]);
  });
});
