import { expect, it } from 'vitest';
import { madePlaces, madeUs } from '../../../test/fixtures/made-places.ts';
import { costs } from '../cost/costs.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { isCityAround, isCityOf } from './city-of.ts';
import type { AreaSpan, Choice, CodeSpan, LocalitySpan, Span } from './word-spans.ts';

const inhabitants = new Map([
  ['Goiania', costs.inhabitantsOfCity],
  ['Cidade Nova', costs.inhabitantsOfCity / costs.partOfCity],
  ['Vila Nova', costs.inhabitantsOfCity / costs.partOfCity - 1],
  ['Anapolis', costs.inhabitantsOfCity - 1],
  ['Niteroi', 10 * costs.inhabitantsOfCity],
]);
const places = madePlaces(
  'BR',
  [...inhabitants.keys()].map((name) => ['74000', name, 'GO', -16.7, -49.3] as const),
);
const country: AddressCountry = {
  ...madeUs,
  format: {
    ...madeUs.format,
    country: 'BR',
    administrativeAreas: [
      { code: 'GO', names: ['Goias'] },
      { code: 'NI', names: ['Niteroi'] },
    ],
  },
  places: {
    ...places,
    population: (locality) => inhabitants.get(places.localityName(locality)) ?? 0,
  },
};
const profile = profileOf(country);

const locality = (text: string, more: Partial<LocalitySpan> = {}): LocalitySpan => ({
  ...{ from: 0, to: 1, field: 'locality', text, key: profile.keyOf(text), known: 'position' },
  ...more,
});

it('a city of which another may be a part is large, and ten times as large', () => {
  const isOf = (text: string, chosen?: string) =>
    isCityOf(text, chosen === undefined ? undefined : locality(chosen), profile);
  expect([isOf('Goiania'), isOf('Anapolis'), isOf('Nowhere')]).toEqual([true, false, false]);
  expect([isOf('Goiania', 'Nowhere'), isOf('Goiania', 'Vila Nova')]).toEqual([true, true]);
  expect([isOf('Goiania', 'Cidade Nova'), isOf('Goiania', 'Anapolis')]).toEqual([false, false]);
  // What names an area of addresses is that.
  expect([isOf('Niteroi'), isOf('Niteroi', 'Vila Nova')]).toEqual([false, false]);
});

it('an area behind an unknown quarter in its field is the city around it', () => {
  const behind = { from: 1, to: 2, field: 'locality', text: 'Niteroi' } as const;
  const area: AreaSpan = { from: 5, to: 6, field: 'administrativeArea', text: 'NI', area: 'NI' };
  const code = { from: 6, to: 7, field: 'postalCode', names: new Map() } as unknown as CodeSpan;
  const choice: Choice = { parts: [], locality: locality('Nowhere'), area, code };
  expect(isCityAround(behind, { ...choice, profile })).toBe(true);
  expect(isCityAround(behind, { ...choice, code: undefined, profile })).toBe(true);

  const isNone = (span: Partial<Span>, more: Partial<Choice> = {}) =>
    expect(isCityAround({ ...behind, ...span }, { ...choice, ...more, profile })).toBe(false);
  isNone({ field: 'line1' });
  isNone({ from: 2, to: 3 });
  isNone({ text: 'Goias' });
  isNone({ text: 'Anapolis' });
  isNone({}, { locality: locality('Nowhere', { field: 'line1' }) });
  // A known town is a city itself.
  isNone({}, { locality: locality('Vila Nova') });
  isNone({}, { code: { ...code, names: new Map([['nowhere', true]]) } });
  // Without another province, it is the province.
  isNone({}, { area: undefined });
  isNone({}, { area: { ...behind, area: 'NI' } });
});
