import { describe, expect, it } from 'vitest';
import { type MadeRow, madeGermany, madePlaces } from '../../../test/fixtures/made-places.ts';
import { costs } from '../cost/costs.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { Places } from '../countries/profile/places.ts';
import { readLocality } from '../reading/read-address.ts';
import { nameCandidates } from './name-candidates.ts';

/** The names that a typed one may mean, with what to write and nats. */
function drawn(text: string, rows: readonly MadeRow[], more: Partial<Places> = {}) {
  const places = { ...madePlaces('DE', rows), ...more };
  const profile = profileOf({ ...madeGermany, places });
  return nameCandidates(readLocality(text, profile), [], profile).all.map(({ locality, corrected, cost }) => [
    places.localityName(locality),
    corrected,
    cost,
  ]);
}

const row = (code: string, name: string): MadeRow => [code, name, 'SN', 51, 13];
const about = (nats: number) => expect.closeTo(nats, 9);
const oneEdit = (length: number) => costs.nameOneEdit + costs.editOther + Math.log(length);

describe('a typed name may mean', () => {
  const rows = [row('01000', 'Hannover'), row('02000', 'Hamburg'), row('03000', 'Lauterbach (Hessen)')];

  it('places of that name, in full or in part', () => {
    expect(drawn('Hamburg', rows)).toEqual([['Hamburg', undefined, about(costs.nameExact)]]);
    expect(drawn('Hamburg 5', rows)).toEqual([['Hamburg', undefined, about(costs.namePart)]]);
  });

  it('a name like it, to which it is corrected', () => {
    expect(drawn('Hamxurg', rows)).toEqual([['Hamburg', 'Hamburg', about(oneEdit(7))]]);
    expect(drawn('Bremen', rows)).toEqual([]);
  });

  it('the larger of two places whose names differ in their accents alone, first', () => {
    const two: MadeRow[] = [row('01000', 'Hàmburg'), ['02000', 'Hamburg', 'BY', 51, 13]];
    const places = madePlaces('DE', two);
    const population = (place: number) => (places.localityName(place) === 'Hamburg' ? 1_800_000 : 0);
    expect(drawn('Hamxurg', two, { population }).map(([name]) => name)[0]).toBe('Hamburg');
  });

  it('a name like its beginning, behind which what it says stays', () => {
    const [first] = drawn('Hamxurg (Nord)', rows);
    expect(first).toEqual(['Hamburg', 'Hamburg (Nord)', about(oneEdit(7) + costs.namePart)]);
  });

  it('the town of which the words behind it say on which lake it lies, whatever their letters', () => {
    const [first] = drawn('Hamxurg am Qxyqsee', rows);
    const [name, written, cost] = first ?? [];
    expect([name, written]).toEqual(['Hamburg', 'Hamburg am Qxyqsee']);
    expect(cost).toBeLessThanOrEqual(oneEdit(7) + costs.namePart + costs.nameSituation + 1e-9);
  });
});

describe('a short word may mean', () => {
  const rows = [row('01000', 'Guadalajara'), row('02000', 'Belo Horizonte'), row('03000', 'Home')];
  const inCity = { population: () => costs.inhabitantsOfCity };

  it('a city that it abbreviates, as it stands', () => {
    expect(drawn('Gdl', rows, inCity)).toEqual([['Guadalajara', undefined, about(costs.nameAbbreviated)]]);
    expect(drawn('B.H.', rows, inCity)).toEqual([
      ['Belo Horizonte', undefined, about(costs.nameAbbreviated)],
    ]);
    expect(drawn('Gdl', rows)).toEqual([]);
  });

  it('no city if it is typed at random or names nothing', () => {
    const names = ['Ghjkl', 'Asdfghjkl', 'N/A-Ort'];
    const cities = names.map((name, at) => row(`0${at}000`, name));
    expect(['ghj', 'asd', 'n/a'].flatMap((text) => drawn(text, cities, inCity))).toEqual([]);
  });
});

describe('a place with two names', () => {
  const rows = [
    row('01000', 'Lissabon'),
    row('01000', 'Hanower'),
    row('02000', 'Ort'),
    row('01000', 'Lisboa'),
    row('01000', 'Hamower'),
  ];
  const all = madePlaces('DE', rows);
  const numberOf = (key: string) => [...all.findLocalities(key)][0] ?? -1;
  const names = (usual: string, others: readonly string[]): Partial<Places> => ({
    preferred: (at) => (others.map(numberOf).includes(at) ? numberOf(usual) : at),
  });

  it('is written by the usual one where that is likelier meant', () => {
    expect(drawn('Lisbox', rows, names('lisboa', ['lissabon']))).toEqual([
      ['Lisboa', 'Lisboa', about(oneEdit(6))],
    ]);
  });

  it('keeps the other one where the list of codes has it, which costs a little more', () => {
    const [first] = drawn('Hanoxer', rows, names('ort', ['hanower']));
    expect(first).toEqual(['Hanower', 'Hanower', about(oneEdit(7) + costs.nameOther)]);
  });

  it('is written by the one that its list has first where both are as like', () => {
    const forms = ['ort', 'hanower', 'hamower'].map((key) => numberOf(key));
    const first = drawn('Haower', rows, {
      ...names('ort', ['hanower', 'hamower']),
      formsOf: () => forms,
    });
    expect(first.map(([name]) => name)).toEqual(['Hanower']);
  });
});
