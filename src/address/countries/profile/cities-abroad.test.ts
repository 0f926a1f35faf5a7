import { describe, expect, it } from 'vitest';
import { formats } from '../../../../test/support/format-markets.ts';
import { citiesAbroad } from './cities-abroad.ts';

const cities: Readonly<Record<string, readonly string[]>> = {
  US: ['chicago', 'portland'],
  GB: ['portland'],
  DE: ['munchen', 'munich'],
  ES: ['valencia'],
  CA: ['toronto'],
};
const abroad = citiesAbroad(formats.byCountry, (country) => {
  const names = cities[country];
  return names && { country, names };
});

describe('a city abroad', () => {
  it.each([
    ['DE', 'Chicago', '60606'],
    ['FR', 'MÜNCHEN', '80331'],
    ['PL', 'Munich', '80331'],
    ['DE', 'Toronto', 'M5V3L9'],
    ['DE', 'Portland', '97204'],
  ])('in %s is %s with %s', (country, city, code) => {
    expect(abroad(country)(city, code)).toBe(true);
  });

  it.each([
    ['has its own country', 'US', 'Chicago', '60606'],
    ['has another one too, which is that of the address', 'GB', 'Portland', '97204'],
    ['needs a code of its shape', 'GB', 'Toronto', 'DL14 7RQ'],
    ['needs a code', 'DE', 'Chicago', ''],
    ['is no longer name', 'DE', 'Chicago Heights', '60606'],
    ['is one of the table', 'DE', 'Bad Tölz', '60606'],
  ])('%s', (_, country, city, code) => {
    expect(abroad(country)(city, code)).toBe(false);
  });
});
