import { describe, expect, it } from 'vitest';
import { compilePlaces } from '../../../test/support/compile-rows.ts';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { readPlaces } from '../read/open-places.ts';
import { noDivision, type PlaceRow } from '../read/place-row.ts';

const format: AddressFormat = {
  country: 'DE',
  requiresLocality: true,
  requiresAdministrativeArea: false,
  requiresPostalCode: true,
  postalCodePattern: '\\d{5}',
  administrativeAreas: [],
  usesAdministrativeArea: false,
};
const source = { source: 'test', licence: 'none', date: null, badLines: 0 };
const place = (
  postalCode: string,
  name: string,
  latitude: number,
  more: Partial<PlaceRow> = {},
): PlaceRow => ({
  country: 'DE',
  postalCode,
  place: name,
  divisions: [noDivision, noDivision, noDivision],
  latitude,
  longitude: 11,
  ...more,
});
const open = (rows: PlaceRow[]) => readPlaces(compilePlaces(rows, format, source, {}), 'DE.places');
const munich = place('', 'Munich', 48.1, { population: 1_260_391, otherNames: ['München', 'Мюнхен'] });
const munchen = [place('80331', 'München', 48.1), place('81249', 'München', 48.2)];

describe('places without codes', () => {
  it('give a nearby postal place their other names and population', () => {
    const places = open([...munchen, munich]);
    const [own = -1] = places.findLocalities('munchen');
    const [english = -1] = places.findLocalities('munich');
    expect([...places.codesOfLocality(english)]).toEqual([0, 1]);
    expect(places.preferred(english)).toBe(own);
    expect([...places.formsOf(english)].map(places.localityName)).toEqual(['München', 'Munich', 'Мюнхен']);
    expect([own, english].map(places.population)).toEqual([1_260_391, 1_260_391]);
    expect([...places.localitiesOfCode(0)]).toEqual([own]);
  });

  it('leave no name that leads to other places', () => {
    const lender = place('', 'Munich (Bavaria)', 48.1, { otherNames: ['München'] });
    const places = open([...munchen, lender, place('99084', 'Nürnberg', 51)]);
    for (let each = 0; each < places.localityCount; each++) {
      const named = [...places.findLocalities(places.localityKey(each))];
      expect(named.map(places.localityKey)).toEqual(named.map(() => places.localityKey(each)));
    }
    expect([...places.findLocalities('munich')]).toEqual([]);
  });

  it('keep their position and population beside a namesake elsewhere', () => {
    const places = open([
      place('26871', 'Papenburg', 53.1),
      place('', 'Papenburg', 48.1, { population: 900 }),
    ]);
    const found = [...places.findLocalities('papenburg')];
    expect(found.map((each) => [...places.codesOfLocality(each)])).toEqual([[0], []]);
    expect(found.map((each) => Math.round(places.localityPosition(each).latitude))).toEqual([53, 48]);
    expect(found.map(places.population)).toEqual([0, 900]);
  });

  it('remain separate places where no nearby postal place has one of their names', () => {
    const places = open([place('34346', 'München', 51.4), munich]);
    const found = [...places.findLocalities('munchen')];
    expect(found.map((each) => [...places.codesOfLocality(each)])).toEqual([[0]]);
    const [english = -1] = places.findLocalities('munich');
    expect([...places.codesOfLocality(english)]).toEqual([]);
    expect(places.localityPosition(english).latitude).toBeCloseTo(48.1);
  });

  it('work where the data has no codes', () => {
    const places = open([munich]);
    expect([places.codeCount, places.localityCount]).toEqual([0, 3]);
    expect(places.codeCoverage('80331')).toBe(0);
    expect([...places.likeKey('munchem')].map(places.localityName)).toEqual(['München']);
  });

  it('show how complete the names and codes are', () => {
    const hamlets = Array.from({ length: 20 }, (_, at) =>
      place('', `Hamlet ${'abcdefghijklmnopqrst'[at]}`, 49),
    );
    const complete = open([
      ...munchen,
      ...hamlets.map((each) => ({ ...each, postalCode: '85000' })),
      ...hamlets,
    ]);
    const patchy = open([...munchen, ...hamlets]);
    expect(complete.nameCoverage).toBeGreaterThan(0.95);
    expect(complete.codeCoverage('85')).toBeGreaterThan(0.95);
    expect(patchy.nameCoverage).toBeLessThan(0.4);
    expect(patchy.codeCoverage('81')).toBeLessThan(0.6);
  });

  it('find few codes where a city of a million has one', () => {
    const places = open([place('80000', 'München', 48.1), munich]);
    expect(places.codeCoverage('80001')).toBeLessThan(0.7);
  });
});

describe('ranges of codes', () => {
  const places = open([
    place('10000', 'Aville', 1, { lastPostalCode: '10999' }),
    place('20000', 'Beton', 1, { lastPostalCode: '20999' }),
    place('20500', 'Ceeburg', 1),
  ]);
  const nameOf = (code: string) => {
    const [locality] = places.localitiesOfCode(places.codeOfRange(code));
    return locality === undefined ? undefined : places.localityName(locality);
  };

  it('give the place of every code inside them, and of no code outside', () => {
    expect(['10000', '10500', '10999'].map(nameOf)).toEqual(['Aville', 'Aville', 'Aville']);
    expect(['09999', '11000', '30000'].map(nameOf)).toEqual([undefined, undefined, undefined]);
  });

  it('do not change the place of a code in the data', () => {
    expect(nameOf('20500')).toBe('Ceeburg');
    expect(['20400', '20600'].map(nameOf)).toEqual(['Beton', 'Beton']);
  });
});
