import { describe, expect, it } from 'vitest';
import { madeGermany, madePlaces } from '../../../test/fixtures/made-places.ts';
import { costs as c } from '../cost/costs.ts';
import type { Country } from '../countries/country.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { Places } from '../countries/profile/places.ts';
import { readLocality } from '../reading/read-address.ts';
import { unknownNameCost } from './unknown-name-cost.ts';

const rows = madePlaces('DE', [
  ['01000', 'Ort', 'SN', 51, 13],
  ['02000', 'Berg', 'SN', 51.1, 13],
  ['03000', 'Berg', 'BY', 48, 11],
  ['04000', 'Berg', 'HE', 50, 9],
  ['05000', 'Großstadt', 'HE', 50.1, 9],
]);
const inhabitants = (name: string) => (name === 'Großstadt' ? c.inhabitantsOfCity : 0);
const places: Places = {
  ...rows,
  nameCoverage: 0.8,
  population: (at) => inhabitants(rows.localityName(at)),
};

/** Nats for a name, each letter of which costs so many. */
function costOf(
  text: string,
  nats: number,
  more: Partial<Places> = {},
  area?: string,
  codes = ['SN', 'BY', 'HE'],
  names: Country['names'] = undefined,
) {
  const country: AddressCountry = { ...madeGermany, places: { ...places, ...more } };
  const of = profileOf(country);
  const areas = { ...of.areas, codes: new Set(codes) };
  const definition = { ...of.definition, ...(names && { names }) };
  const profile = { ...of, definition, areas, letters: (key: string) => key.length * nats };
  return unknownNameCost(readLocality(text, profile), profile, area);
}

const lacking = c.placeUnknown - Math.log(0.2);
const weight = c.placeUnknownLetter;

describe('a name that lists of codes lack costs', () => {
  it('by how much they lack, and by its letters, up to a limit', () => {
    expect(costOf('Dorfen', 1)).toBeCloseTo(lacking + 6 * weight, 9);
    expect(costOf('Dorfen', 10)).toBeCloseTo(lacking + c.placeUnknownMost, 9);
    expect(costOf('Dorfen', 1, { nameCoverage: 1 })).toBeCloseTo(
      c.placeUnknown - Math.log(c.codeLeastLacking) + 6 * weight,
      9,
    );
  });

  it('by the share that real addresses show, where it is more', () => {
    const share = (unlistedShare: number) => costOf('Dorfen', 1, {}, undefined, undefined, { unlistedShare });
    expect(share(0.02)).toBeCloseTo(-Math.log(0.02) + 6 * weight, 9);
    expect(share(0.0001)).toBeCloseTo(lacking + 6 * weight, 9);
  });

  it('without a limit, where it has a number of several digits or a comma', () => {
    expect(costOf('Dorf 123', 10)).toBeCloseTo(lacking + 70 * weight, 9);
    expect(costOf('Dorf, Feld', 10)).toBeCloseTo(lacking + 80 * weight, 9);
    expect(costOf('Dorf 12', 10)).toBeCloseTo(lacking + c.placeUnknownMost, 9);
    expect(costOf('Dorf 12', 1)).toBeCloseTo(lacking + 4 * weight, 9);
  });

  it('no more than that places share it: rarely with one, likelier with several', () => {
    const count = Math.log(places.localityCount);
    expect(costOf('Ort', 10)).toBeCloseTo(lacking + count + c.placeNamesake, 9);
    expect(costOf('Berg', 10)).toBeCloseTo(lacking + count - Math.log(2), 9);
    expect(costOf('Ort', 0.01)).toBeCloseTo(lacking + 0.03 * weight, 9);
  });

  it('likelier where codes that lie apart share it, and addresses name no area', () => {
    const apart = { codesOfLocality: () => [0, 1, 2] };
    const count = Math.log(places.localityCount);
    expect(costOf('Ort', 10, apart)).toBeCloseTo(lacking + count + c.placeNamesake, 9);
    expect(costOf('Ort', 10, apart, undefined, [])).toBeCloseTo(lacking + count, 9);
  });

  it('more if it is that of a city, or has lost a letter', () => {
    expect(costOf('Großstadt', 0.01)).toBeCloseTo(lacking + c.placeCityNamesake + 0.1 * weight, 9);
    expect(costOf('D?rfen', 1)).toBeCloseTo(lacking + 5 * weight + c.placeNoName, 9);
  });
});

describe('a name that a list of towns lacks costs', () => {
  const villages = { codeCount: 0 };
  const towns = {
    ...villages,
    population: (at: number) => Math.max(c.inhabitantsOfTown, inhabitants(rows.localityName(at))),
  };

  it('no more than its letters if the town of that name lies in another area', () => {
    expect(costOf('Ort', 1, towns, 'BY')).toBeCloseTo(c.placeUnlisted + 3 * weight, 9);
    expect(costOf('Ort', 1, towns, 'SN')).toBe(costOf('Ort', 1, towns));
  });

  it('more than one that lists of codes lack', () => {
    expect(costOf('Dorfen', 1, towns)).toBeCloseTo(c.placeUnlisted + 6 * weight, 9);
  });

  it('much if it is that of a town, whose letters count up to a limit', () => {
    const shared = Math.log(places.localityCount) + c.placeNamesake;
    expect(costOf('Ort', 0.01, towns)).toBeCloseTo(c.placeUnlisted + shared, 9);
    expect(costOf('Ort', 2, towns)).toBeCloseTo(c.placeUnlisted + 6 * weight + c.placeNamesake, 9);
    expect(costOf('Ort', 10, towns)).toBeCloseTo(
      c.placeUnlisted + Math.min(c.placeUnknownMost + c.placeNamesake, shared + c.placeTownNamesake),
      9,
    );
  });

  it('its letters, and no more than sharing it, if it is that of a village', () => {
    const shared = Math.log(places.localityCount) + c.placeNamesake;
    expect(costOf('Ort', 0.01, villages)).toBeCloseTo(c.placeUnlisted + 0.03 * weight, 9);
    expect(costOf('Ort', 10, villages)).toBeCloseTo(c.placeUnlisted + shared, 9);
  });

  it('less if it is that of a quarter, where addresses name no area', () => {
    const shared = Math.log(places.localityCount);
    expect(costOf('Ort', 10, villages, undefined, [])).toBeCloseTo(c.placeUnlisted + shared, 9);
    expect(costOf('Ort', 10, towns, undefined, [])).toBe(costOf('Ort', 10, towns));
  });

  it('little if it is that of a city and one word more', () => {
    const { rarity } = profileOf({ ...madeGermany, places: { ...places, ...towns } });
    const [city = -1] = places.findLocalities('grossstadt');
    const ofPart = rarity(city) + c.placePartOfCity;
    expect(costOf('Großstadt Selatan', 10, towns)).toBeCloseTo(ofPart, 9);
    expect(costOf('Großstadt 12', 10, towns)).toBeGreaterThan(ofPart);
    expect(costOf('Ort Selatan', 10, towns)).toBeCloseTo(c.placeUnlisted + c.placeUnknownMost, 9);
    expect(costOf('Großstadt Selatan', 10)).toBeCloseTo(lacking + c.placeUnknownMost, 9);
  });
});

it('costs nothing where no places are known', () => {
  const { format, dataVersion } = madeGermany;
  const profile = profileOf({ format, dataVersion });
  expect(unknownNameCost(readLocality('Ort', profile), profile)).toBe(0);
});
