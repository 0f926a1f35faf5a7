import { describe, expect, it } from 'vitest';
import { madeUs } from '../../../../test/fixtures/made-places.ts';
import type { AddressFormat } from './address-format.ts';
import { type AreaIndex, areaIndex } from './area-index.ts';
import type { Places } from './places.ts';
import { type SubdivisionTable, subdivisions } from './subdivisions.ts';

const format: AddressFormat = {
  ...madeUs.format,
  country: 'ES',
  administrativeAreas: [
    { code: 'Barcelona', names: ['B'] },
    { code: 'Madrid', names: ['M'] },
    { code: 'Gipuzkoa', names: ['SS', 'Guipúzcoa'] },
  ],
};
const table: SubdivisionTable = {
  country: 'ES',
  list: [
    ['ES-CT', -1, ''],
    ['ES-B', 0, 'Barcelona'],
    ['ES-MD', -1, ''],
    ['ES-M', 2, 'Madrid'],
    ['ES-SS', -1, 'Gipuzkoa'],
    ['ES-B-X', 1, ''],
  ],
  names: {
    barcelona: 1,
    catalonia: 0,
    cataluna: 0,
    barselona: 1,
    madrid: [2, 3],
    twins: [1, 3],
    eixample: 5,
  },
  codes: { ct: 0, b: 1, md: 2, m: 3, ss: 4, '8': 1 },
};
const index = areaIndex({ format, subdivisions: subdivisions(table) });

describe('find', () => {
  it.each([
    ['barcelona', 'Barcelona'],
    ['Barselona', 'Barcelona'],
    ['Provincia de Barcelona', 'Barcelona'],
    ['b', 'Barcelona'],
    ['ES-B', 'Barcelona'],
    ['es b', 'Barcelona'],
    ['ESSS', 'Gipuzkoa'],
    ['Guipuzcoa', 'Gipuzkoa'],
    ['Madrid', 'Madrid'],
  ])('takes %s for %s', (text, code) => {
    expect(index.find(text)).toBe(code);
  });

  it('finds no area for a parent level, a part, a name of two areas, or other text', () => {
    const texts = ['Catalonia', 'Eixample', 'twins', 'ES-XX', 'FR-B', 'ESB', '', '-', 'constructor'];
    expect(texts.filter((text) => index.find(text) !== undefined)).toEqual([]);
  });
});

describe('shortenedTo', () => {
  it.each([
    ['Bna.', ['Barcelona']],
    ['Prov. Barc.', ['Barcelona']],
    ['Mdr', ['Madrid']],
    ['Gip', ['Gipuzkoa']],
  ])('takes %s for %j', (text, codes) => {
    expect(index.shortenedTo(text)).toEqual(codes);
  });

  it('takes the first letters of the words of a name', () => {
    const manila = { code: '00', names: ['Metro Manila'] };
    const areas = areaIndex({ format: { ...format, administrativeAreas: [manila] } });
    expect(['MM', 'M.M.', 'NM'].map(areas.shortenedTo)).toEqual([['00'], ['00'], []]);
  });

  it('takes beginnings of several words of a name, in their order', () => {
    const areas = areaIndex({
      format: {
        ...format,
        administrativeAreas: [
          { code: 'SU', names: ['Sumatera Utara'] },
          { code: 'BB', names: ['Kepulauan Bangka Belitung'] },
        ],
      },
    });
    expect(['Sumut', 'BABEL'].map(areas.shortenedTo)).toEqual([['SU'], ['BB']]);
    expect(['Utsum', 'Sumu', 'Sumx', 'Kepul'].flatMap(areas.shortenedTo)).toEqual(['BB']);
  });

  it('takes a name that lacks a letter or two where a full stop says so', () => {
    const leon = { code: 'NLE', names: ['Nuevo León'] };
    const areas = areaIndex({ format: { ...format, administrativeAreas: [leon] } });
    expect(['Nvo. León', 'Nvo León'].map(areas.shortenedTo)).toEqual([['NLE'], []]);
  });

  it('takes no slip, no two letters and no other beginning for a short form', () => {
    expect(['Barcelna', 'Madrd', 'Ba', 'elona', '', 'Brmo'].flatMap(index.shortenedTo)).toEqual([]);
  });
});

describe('sharing', () => {
  it('gives all areas of a name, with or without words for their kind, but not for a whole name', () => {
    const kyiv = { code: 'Kyiv', names: ['30'] };
    const around = { code: 'Kyiv Oblast', names: ['32'] };
    const shared = areaIndex({ format: { ...format, administrativeAreas: [kyiv, around] } });
    expect(shared.sharing('Kyiv oblast')).toEqual([]);
    expect(shared.sharing('30')).toEqual([]);
    expect(shared.sharing('kyiv')).toEqual(['Kyiv', 'Kyiv Oblast']);
    expect(shared.sharing('Kyiv region')).toEqual(['Kyiv', 'Kyiv Oblast']);
  });
});

describe('relate', () => {
  it.each([
    ['Barcelona', 'Barcelona', 'same'],
    ['ES-B', 'Barcelona', 'same'],
    ['Cataluña', 'Barcelona', 'parent'],
    ['Cataluña', 'Madrid', 'other'],
    ['Madrid', 'Madrid', 'same'],
    ['MD', 'Madrid', 'parent'],
    ['Eixample', 'Barcelona', 'child'],
    ['Guipúzcoa', 'Barcelona', 'other'],
    ['nowhere', 'Barcelona', undefined],
    ['Barcelona', 'nowhere', undefined],
  ])('%s is to %s: %s', (text, area, relation) => {
    expect(index.relate(text, area)).toBe(relation);
  });

  it('relates a text to an area of the place data by name where labels name no areas', () => {
    // Only the areas of the data are read.
    const places = { areas: [{ code: '51', name: 'Cataluña' }] } as unknown as Places;
    const german = areaIndex({
      format: { ...format, administrativeAreas: [] },
      places,
      subdivisions: subdivisions({ ...table, list: table.list.map(([code, parent]) => [code, parent, '']) }),
    });
    const relations = ['Catalonia', 'Barcelona', 'Madrid'].map((text) => german.relate(text, '51'));
    expect(relations).toEqual(['same', 'child', 'other']);
  });
});

describe('areasNamed', () => {
  const named = (text: string, from: AreaIndex = index) => [...from.areasNamed(text)];

  it('gives the area itself, the areas of a parent level, or the area around a part', () => {
    expect(named('Barselona')).toEqual(['Barcelona']);
    expect(named('Catalonia')).toEqual(['Barcelona']);
    expect(named('Eixample')).toEqual(['Barcelona']);
    expect(named('nowhere')).toEqual([]);
  });
});
