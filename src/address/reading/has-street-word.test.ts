import { describe, expect, it } from 'vitest';
import { madeGermany, madeUs } from '../../../test/fixtures/made-places.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { hasStreetWord } from './has-street-word.ts';

const countries = { US: profileOf(madeUs), DE: profileOf(madeGermany) };

describe('a text begins or ends with a word for a street', () => {
  it.each([
    ['US', '12 High St'],
    ['US', 'HIGH STREET, 12B'],
    ['US', 'Avenue of Pines'],
    ['US', 'Oak Ave.'],
    ['US', '  Lane  '],
    ['DE', 'Stiftstraße 6'],
    ['DE', 'Stiftstrasse'],
    ['DE', 'Alter Weg 3'],
    ['DE', 'Hinterm Lindenweg'],
  ] as const)('%s: %s', (country, text) => {
    expect(hasStreetWord(text, countries[country])).toBe(true);
  });

  it.each([
    ['US', 'Fremont'],
    ['US', 'Saint Street Paul'],
    ['US', 'Overstreet'],
    ['US', '12'],
    ['US', ''],
    ['DE', 'Berlin'],
    ['DE', 'Wegberg'],
    ['DE', 'Neuer Lindenweg Hof 3 links'],
  ] as const)('or does not: %s: %s', (country, text) => {
    expect(hasStreetWord(text, countries[country])).toBe(false);
  });
});
