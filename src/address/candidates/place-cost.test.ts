import { describe, expect, it } from 'vitest';
import { type MadeRow, madeGermany, madePlaces } from '../../../test/fixtures/made-places.ts';
import { costs } from '../cost/costs.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { Places } from '../countries/profile/places.ts';
import { type Subdivisions, subdivisions } from '../countries/profile/subdivisions.ts';
import { askedCode, placeFit } from './place-cost.ts';

/** Kilometres of a tenth of a degree of latitude. */
const step = 11.12;

/** A row of places to the north of one another, the first of which has the code that is asked. */
const places = madePlaces(
  'DE',
  ['0', '1', '2', '3'].map((at) => [`0100${at}`, `Ort ${at}`, 'SN', 51 + Number(at) / 10, 13] as const),
);
const profile = profileOf({ format: madeGermany.format, places, dataVersion: 'made' });
const asked = askedCode(places.findCode('01000'), true, profile);
const costOf = (name: string) => placeFit([...places.findLocalities(name)][0] ?? -1, asked, profile).cost;

it('the cost of a place grows faster than its distance', () => {
  const [own, near, further] = [costOf('ort0'), costOf('ort1'), costOf('ort2')];
  expect(near).toBeGreaterThan(own);
  const ofKm = (km: number) => costs.placeAtLimit * (km / 25) ** costs.placeDistancePower;
  expect(further - near).toBeCloseTo(ofKm(2 * step) - ofKm(step), 1);
  expect(ofKm(2 * step)).toBeGreaterThan(2 * ofKm(step));
});

it('a place beyond the limit does not go with the code', () => {
  expect(costOf('ort3')).toBe(Number.POSITIVE_INFINITY);
});

/** Of a place and a code of some rows: nats, or the standing. */
function fitIn(
  country: string,
  rows: readonly MadeRow[],
  more: Partial<Places> = {},
  provinces?: Subdivisions,
) {
  const places = { ...madePlaces(country, rows), ...more };
  const format = { ...madeGermany.format, country };
  const profile = profileOf({ format, places, subdivisions: provinces, dataVersion: 'made' });
  const crowd = profile.crowding();
  const fit = (name: string, code: string, isTyped = true, most?: number) => {
    const at = [...places.findLocalities(name)][0] ?? -1;
    return placeFit(at, askedCode(places.findCode(code), isTyped, profile), profile, most);
  };
  return { fit, crowd };
}

const near = (km: number, limit = costs.nearbyKm) =>
  costs.placeNear + costs.placeAtLimit * (km / limit) ** costs.placeDistancePower;

describe('a place near a code', () => {
  const rows: readonly MadeRow[] = [
    ['01000', 'Ort', 'SN', 51, 13],
    ['01001', 'Dorf', 'SN', 51.1, 13],
    ['01002', 'Dorf', 'SN', 51.3, 13],
    ['01003', 'Feld', 'SN', Number.NaN, Number.NaN],
    ['02000', 'Wald', 'SN', Number.NaN, Number.NaN],
  ];

  it('is as near as its nearest code, and likelier typed the more codes it has', () => {
    const { fit, crowd } = fitIn('DE', rows);
    expect(fit('dorf', '01000').cost).toBeCloseTo(
      near(step) + Math.max(0, crowd - Math.log(2) * costs.placeShared),
      2,
    );
    expect(fit('dorf', '01000', false).cost).toBeCloseTo(near(step) + crowd, 2);
    expect(fit('ort', '01002', false).standing).toBe('far');
  });

  it('is so too in a country of which nothing particular is known', () => {
    expect(fitIn('ZZ', rows).fit('dorf', '01000').standing).toBe('near');
  });

  it('is far if it costs more than it may', () => {
    const { fit } = fitIn('DE', rows);
    expect(fit('dorf', '01000', true, costs.placeNear).standing).toBe('near');
    expect(fit('dorf', '01000', true, costs.placeNear - 0.01).standing).toBe('far');
  });

  it('without a position is half of the way to the limit if its code begins alike, else far', () => {
    const { fit, crowd } = fitIn('DE', rows);
    expect(fit('feld', '01000').cost).toBeCloseTo(near(costs.nearbyKm * costs.placeNoPosition) + crowd, 9);
    expect(fit('wald', '01000').standing).toBe('far');
  });

  it('without codes is at the limit of one in its area of which nothing says where it lies', () => {
    const { fit } = fitIn('DE', rows, { population: () => 1, codesOfLocality: () => [] });
    expect(fit('dorf', '02000').standing).toBe('near');
    expect(fitIn('DE', rows).fit('dorf', '02000').standing).toBe('far');
  });

  it('costs what a division does where it is a city whose own codes the data lacks', () => {
    const inhabitants = { population: () => costs.inhabitantsOfCity };
    const { fit } = fitIn('DE', rows, { ...inhabitants, codesOfLocality: () => [] });
    expect(fit('dorf', '01000').cost).toBeCloseTo(
      costs.placeDivision + costs.placeAtLimit * (step / costs.nearbyKm) ** costs.placeDistancePower,
      2,
    );
  });
});

describe('where place names are neighbourhoods', () => {
  const rows: readonly MadeRow[] = [
    ['K1A', 'Suburb', 'ON', 51, 13],
    ['K0A', 'Hamlet', 'ON', 51, 13],
    ['L1A', 'Town', 'ON', 51.1, 13],
    ['M1A', 'City', 'ON', 53, 13],
    ['N1A', 'Port', 'BC', 53, 13],
    ['P1A', 'Chief', 'ON', Number.NaN, Number.NaN],
  ];
  const limit = 40;
  const neighbour = (km: number, most = limit) =>
    costs.placeNearNeighbourhood + costs.placeAtLimit * (km / most) ** costs.placeDistancePower;

  it('another one is nearly as likely', () => {
    const { fit, crowd } = fitIn('CA', rows);
    expect(fit('town', 'K1A').cost).toBeCloseTo(neighbour(step) + crowd, 2);
    expect(fit('city', 'K1A').standing).toBe('far');
  });

  it('a place of the same area goes with the code of a wide district, however far', () => {
    const { fit, crowd } = fitIn('CA', rows);
    const wide = limit * costs.nearbyWideCode;
    expect(fit('town', 'K0A').cost).toBeCloseTo(neighbour(step, wide) + crowd, 2);
    expect(fit('city', 'K0A').cost).toBeCloseTo(neighbour(wide * costs.placeNoPosition, wide) + crowd, 9);
    expect(fit('port', 'K0A').standing).toBe('far');
  });

  it('the largest place of the area stands for the others, if its position is unknown', () => {
    const size = (largest: string) => {
      const { localityName } = madePlaces('CA', rows);
      return { population: (at: number) => (localityName(at) === largest ? 2 : 1) };
    };
    const { fit, crowd } = fitIn('CA', rows, size('Chief'));
    expect(fit('chief', 'K1A').cost).toBeCloseTo(neighbour(limit * costs.placeNoPosition) + crowd, 9);
    expect(fitIn('CA', rows, size('Suburb')).fit('chief', 'K1A').standing).toBe('far');
    expect(fit('chief', 'N1A').standing).toBe('far');
  });
});

describe('a place of the code', () => {
  const rows: readonly MadeRow[] = [
    ['1000', 'Bruxelles', 'BRU', 50.85, 4.35, 'Kreis'],
    ['1000', 'Laeken', 'BRU', 50.85, 4.35],
    ['9000', 'Brussel', 'VLG', 54, 4.35],
  ];

  it('is its own under another name, if the code was typed', () => {
    const names = madePlaces('BE', rows);
    const [french = -1] = names.findLocalities('bruxelles');
    const [dutch = -1] = names.findLocalities('brussel');
    const formsOf = (at: number) => (at === french || at === dutch ? [french, dutch] : [at]);
    const { fit } = fitIn('BE', rows, { formsOf });
    const shared = costs.placeOwn + Math.log(2) * costs.placeShared;
    expect(fit('brussel', '1000')).toEqual({ standing: 'own', cost: shared });
    expect(fit('brussel', '1000', false).standing).toBe('far');
    expect(fitIn('BE', rows).fit('brussel', '1000').standing).toBe('far');
  });

  it('may be its division, not that of another code', () => {
    const { fit } = fitIn('BE', rows);
    expect(fit('kreis', '1000')).toEqual({ standing: 'division', cost: costs.placeDivision });
    expect(fit('kreis', '9000').standing).toBe('far');
  });

  it('is seldom the division that is a province, where addresses name none', () => {
    const list = [['BE-WHT', -1, ''] as const];
    const provinces = subdivisions({ country: 'BE', list, names: { hainaut: 0 }, codes: {} });
    const { fit } = fitIn('BE', [['1000', 'Ixelles', 'BRU', 50.85, 4.35, 'Hainaut', 'Kreis']], {}, provinces);
    expect(fit('hainaut', '1000')).toEqual({ standing: 'division', cost: costs.placeRegion });
    expect(fit('kreis', '1000').cost).toBe(costs.placeDivision);
  });

  it('is a division that is a large city, where only its quarters have codes', () => {
    const rows: readonly MadeRow[] = [
      ['01004', 'Zona', 'GU', 51, 13, 'Ciudad', 'Ciudad 4'],
      ['', 'Ciudad', 'GU', 51, 13],
      ['', 'Ciudad 4', 'GU', 51, 13],
    ];
    const standing = (name: string, inhabitants: number) => {
      const { isDivision, codesOfLocality } = madePlaces('GT', rows);
      const more = {
        population: (at: number) => (isDivision(at) ? 0 : inhabitants),
        codesOfLocality: (at: number) => (isDivision(at) ? codesOfLocality(at) : []),
      };
      return fitIn('GT', rows, more).fit(name, '01004').standing;
    };
    expect(standing('ciudad', costs.inhabitantsOfCity)).toBe('own');
    expect(standing('ciudad', costs.inhabitantsOfCity - 1)).toBe('division');
    expect(standing('ciudad4', costs.inhabitantsOfCity)).toBe('division');
  });

  it('is seldom a county, and never a whole region, where nobody writes them', () => {
    const britain: readonly MadeRow[] = [['TD9', 'Hawick', 'Scotland', 55, -3, 'Borders', 'Scotland']];
    const { fit } = fitIn('GB', britain);
    expect(fit('borders', 'TD9')).toEqual({ standing: 'division', cost: costs.placeRegion });
    expect(fit('scotland', 'TD9').standing).toBe('far');
  });
});
