import { describe, expect, it } from 'vitest';
import { madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { tokensOf } from './tokens.ts';

const profile = profileOf(madeUs);

/** The words of a first line that are a contact. */
function contactsIn(line1: string): string {
  return tokensOf(typedAddress({ line1 }), profile)
    .filter(({ isContact }) => isContact === true)
    .map(({ text }) => text)
    .join(' ');
}

describe('a contact in a line is', () => {
  it.each([
    ['39500 Stevenson Pl jo@example.com', 'jo@example.com'],
    ['39500 Stevenson Pl 510-555-0100', '510-555-0100'],
    ['39500 Stevenson Pl (510)555-0100 Fremont', '(510)555-0100'],
    ['39500 Stevenson Pl, 510 555 0100', '510 555 0100'],
    ['39500 Stevenson Pl +1 510 555 0100 Fremont', '+1 510 555 0100'],
    ['39500 Stevenson Pl Tel. 555 0100 Fremont', 'Tel. 555 0100'],
    ['39500 Stevenson Pl, phone no 555 0100', 'phone no 555 0100'],
    ['Mobile 555010 Stevenson Pl', 'Mobile 555010'],
    ['39500 Stevenson Pl, www.jo.example', 'www.jo.example'],
    ['39500 Stevenson Pl jo-shop.com Fremont', 'jo-shop.com'],
    ['39500 Stevenson Pl E-mail: jo@example.com', 'E-mail: jo@example.com'],
    ['39500 Stevenson Pl (37.5301, -121.9204)', '(37.5301 -121.9204)'],
    ['39500 Stevenson Pl 94538 37.530, -121.920', '37.530 -121.920'],
    ['G2JH+2R Fremont, 39500 Stevenson Pl', 'G2JH+2R'],
  ])('in %s', (line1, expected) => {
    expect(contactsIn(line1)).toBe(expected);
  });

  it.each([
    ['a number of few digits behind its word', 'Tel. 55501, 39500 Stevenson Pl'],
    ['a number before a street', '5105550100 Stevenson Pl'],
    ['digits of too many for a telephone', '39500 Stevenson Pl, 5105 5501 0051 0555 0100'],
    ['a code', '39500 Stevenson Pl, 94539-1234'],
    ['a house and a code', '395 94539'],
    ['a number as long as a code', '39500 Stevenson Pl, 945390'],
    ['a word for a telephone alone', '39500 Phone Pl'],
    ['one number with a fraction', '39500 Stevenson Pl, km 12.500'],
    ['a word for mail alone', '39500 Mail Pl'],
    ['an abbreviation before a name', '39500 St.Clair Pl'],
  ])('none: %s, %s', (_, line1) => {
    expect(contactsIn(line1)).toBe('');
  });

  it.each([
    ['as long as a code, or a digit longer or shorter', ['123456789', '1234567890', '12345678901'], false],
    ['of two digits more or fewer', ['12345678', '123456789012'], true],
  ])('or none, by the length of the country’s codes: a number %s', (_, numbers, isContact) => {
    const { format } = madeUs;
    const iran = { ...format, postalCodePattern: '\\d{10}', postalCodeExample: '1193653471' };
    const withLongCodes = profileOf({ ...madeUs, format: iran });
    for (const number of numbers) {
      const tokens = tokensOf(typedAddress({ line1: `12 Oak St, ${number}` }), withLongCodes);
      expect([number, tokens.some((token) => token.isContact === true)]).toEqual([number, isContact]);
    }
  });

  it('a segment of its own, so that no part is read across it', () => {
    const tokens = tokensOf(typedAddress({ line1: 'Oak St jo@example.com Fremont' }), profile);
    const segments = tokens.filter(({ field }) => field === 'line1').map(({ segment }) => segment);
    expect(segments).toEqual([1, 1, 2, 3]);
    const behind = tokens.filter(({ field }) => field !== 'line1').map(({ segment }) => segment);
    expect(Math.min(...behind)).toBe(4);
  });

  it('in the lines alone: the city’s field keeps what it holds', () => {
    const tokens = tokensOf(typedAddress({ line1: 'Oak St 1@b', locality: '510-555-0100' }), profile);
    expect(tokens.some(({ field, isContact }) => field === 'locality' && isContact === true)).toBe(false);
  });
});
