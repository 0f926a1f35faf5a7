import { describe, expect, it } from 'vitest';
import { placeToFill } from './place-to-fill.ts';

const [fremont, newark, york] = [
  { City: 'Fremont', Province: 'CA' },
  { City: 'Newark', Province: 'CA' },
  { City: 'New York', Province: 'NY' },
];
const places = [fremont, newark, york] as const;

/** Fields that hold what somebody typed. */
const typed = (texts: Readonly<Record<string, string>>) => ({
  textOf: (name: string) => texts[name] ?? '',
  isFree: (name: string) => texts[name] === undefined,
});

describe('the place that a postal code fills in', () => {
  it.each([
    ['is the usual one', {}, fremont],
    ['is in the typed province', { Province: 'NY' }, york],
    ['is the typed city', { City: 'newark' }, newark],
    ['is the usual one beside a city that the code does not have', { City: 'Freemont' }, fremont],
    ['is none where the typed province is another', { Province: 'TX' }, undefined],
  ])('%s', (_title, texts, place) => {
    expect(placeToFill(places, typed(texts))).toEqual(place);
  });

  it('is none if the code is not known', () => {
    expect(placeToFill([], typed({}))).toBeUndefined();
  });
});
