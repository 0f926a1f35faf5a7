import { describe, expect, it } from 'vitest';
import { madeGermany, madePlaces, madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { costs } from '../cost/costs.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { subdivisions } from '../countries/profile/subdivisions.ts';
import { readAddress } from '../reading/read-address.ts';
import { areaFitter, type Whereabouts } from './area-cost.ts';

const spain: AddressCountry = {
  format: {
    ...madeUs.format,
    country: 'ES',
    administrativeAreas: [
      { code: 'Barcelona', names: [] },
      { code: 'Girona', names: [] },
      { code: 'Madrid', names: [] },
    ],
  },
  dataVersion: 'made',
  places: madePlaces('ES', [['08001', 'Barcelona', 'Barcelona', 41.38, 2.17]]),
  subdivisions: subdivisions({
    country: 'ES',
    list: [
      ['ES-CT', -1, ''],
      ['ES-B', 0, 'Barcelona'],
      ['ES-GI', 0, 'Girona'],
      ['ES-M', -1, 'Madrid'],
      ['ES-B-X', 1, ''],
    ],
    names: { catalonia: 0, eixample: 4, barcino: 1 },
    codes: {},
  }),
};
const profile = profileOf(spain);

const inBarcelona: Whereabouts = {
  areas: new Set(['Barcelona']),
  ofPlace: 'Barcelona',
  canonical: '08001',
  code: 0,
};

function fitOf(administrativeArea: string | null, where: Partial<Whereabouts> = {}) {
  const typed = typedAddress({ locality: 'Barcelona', administrativeArea, postalCode: '08001' });
  const { fit, least } = areaFitter(readAddress(typed, profile), profile);
  const found = fit({ ...inBarcelona, ...where });
  // What is said before a candidate is known holds for each.
  expect(least()).toBeLessThanOrEqual(found.cost);
  return found;
}

const wrong = costs.areaWrong + Math.log(2);
const elsewhere = { areas: new Set(['Madrid']), ofPlace: 'Madrid' };

describe('a typed province', () => {
  it.each([
    ['the right one', 'Barcelona'],
    ['another name of it', 'Barcino'],
  ])('costs next to nothing: %s', (_, typed) => {
    expect(fitOf(typed)).toEqual({ cost: costs.areaRight, isWrong: false });
  });

  it.each([
    ['the one above it', 'Catalonia'],
    ['a part of it', 'Eixample'],
  ])('costs a little: %s', (_, typed) => {
    expect(fitOf(typed)).toEqual({ cost: costs.areaOtherLevel, isWrong: false });
  });

  it.each(['Girona', 'Madrid'])('is wrong where it is another one, shared among all others: %s', (typed) => {
    expect(fitOf(typed)).toEqual({ cost: expect.closeTo(wrong, 9), isWrong: true, area: 'Barcelona' });
  });

  it.each(['Catalonia', 'Eixample'])('is wrong where it lies above or within another one: %s', (typed) => {
    expect(fitOf(typed, elsewhere)).toEqual({
      cost: expect.closeTo(wrong, 9),
      isWrong: true,
      area: 'Madrid',
    });
  });

  it('is corrected to none where several could be meant', () => {
    const two = { areas: new Set(['Barcelona', 'Madrid']), ofPlace: undefined };
    expect(fitOf('Catalonia', two)).toEqual({ cost: costs.areaOtherLevel, isWrong: false });
    expect(fitOf('Girona', two)).toEqual({ cost: expect.closeTo(wrong, 9), isWrong: true });
  });

  it('that is no area is strange, and one a letter off is a misspelling', () => {
    const { cost, ...strange } = fitOf('Nowhere');
    expect(cost).toBe(costs.areaStrange);
    expect(strange).toEqual({ isWrong: true, isStrange: true, area: 'Barcelona' });
    const { cost: misspelt, ...near } = fitOf('Barcelna');
    expect(misspelt).toBeLessThan(costs.areaStrange);
    expect(near).toEqual({ isWrong: true, isStrange: false, area: 'Barcelona' });
  });

  it('that is no area is not wrong where labels need none', () => {
    const optional = profileOf({ ...spain, format: { ...spain.format, requiresAdministrativeArea: false } });
    const typed = typedAddress({ locality: 'Barcelona', administrativeArea: 'Nowhere', postalCode: '08001' });
    const fit = areaFitter(readAddress(typed, optional), optional).fit(inBarcelona);
    expect(fit).toEqual({ cost: costs.areaStrange, isWrong: false });
  });

  it('is compared with that of the data where people write one and labels do not', () => {
    const list = [['DE-BY', -1, ''] as const, ['DE-HE', -1, ''] as const];
    const germany = profileOf({
      ...madeGermany,
      subdivisions: subdivisions({ country: 'DE', list, names: { by: 0, bayern: 0, hessen: 1 }, codes: {} }),
    });
    const costOf = (administrativeArea: string) => {
      const typed = typedAddress({ locality: 'Dresden', administrativeArea, postalCode: '80337' });
      const where = { areas: new Set<string>(), ofPlace: undefined, canonical: '80337' };
      const code = germany.places?.findCode('80337') ?? -1;
      return areaFitter(readAddress(typed, germany), germany).fit({ ...where, code }).cost;
    };
    expect(costOf('Bayern')).toBe(costs.areaRight);
    expect(costOf('Hessen')).toBe(costs.areaWrong);
  });

  it('is supplied where none was typed and one is right, and costs nothing', () => {
    expect(fitOf(null)).toEqual({ cost: 0, isWrong: false, area: 'Barcelona' });
    const two = { areas: new Set(['Barcelona', 'Madrid']), ofPlace: undefined };
    expect(fitOf(null, two)).toEqual({ cost: 0, isWrong: false });
    expect(fitOf(null, { ...two, ofPlace: 'Madrid' })).toEqual({ cost: 0, isWrong: false, area: 'Madrid' });
    expect(fitOf(null, { areas: new Set(), ofPlace: undefined })).toEqual({ cost: 0, isWrong: false });
  });

  it('is right by the rule of codes, where that leaves few areas', () => {
    const administrativeAreas = spain.format.administrativeAreas.map((area) => ({
      ...area,
      ...(area.code !== 'Girona' && { postalCodePrefix: '08' }),
    }));
    const ruled = profileOf({ ...spain, format: { ...spain.format, administrativeAreas } });
    const fit = (administrativeArea: string, where: Partial<Whereabouts> = {}) => {
      const typed = typedAddress({ locality: 'Barcelona', administrativeArea, postalCode: '08001' });
      return areaFitter(readAddress(typed, ruled), ruled).fit({ ...inBarcelona, ...where }).isWrong;
    };
    expect([fit('Madrid'), fit('Girona')]).toEqual([false, true]);
    expect(fit('Madrid', { canonical: '17001' })).toBe(true);
    expect(fit('Madrid', { canonical: undefined })).toBe(true);
  });

  it('is judged by the place where the code has no area', () => {
    expect(fitOf('Catalonia', { areas: new Set() })).toEqual({ cost: costs.areaOtherLevel, isWrong: false });
    expect(fitOf('Girona', { areas: new Set() })).toMatchObject({ isWrong: true, area: 'Barcelona' });
    expect(fitOf('Girona', { areas: new Set(), ofPlace: undefined }).isWrong).toBe(false);
  });

  it('may be the one around the area of the place, and not the other way round', () => {
    const administrativeAreas = ['Bogotá', 'Cundinamarca'].map((code) => ({ code, names: [] }));
    const format = { ...madeUs.format, country: 'CO', administrativeAreas };
    const places = madePlaces('CO', [['110111', 'Bogotá', 'Bogotá', 4.6, -74.08]]);
    const colombia = profileOf({ format, dataVersion: 'made', places });
    const fit = (administrativeArea: string, area: string) => {
      const typed = typedAddress({ locality: 'Bogotá', administrativeArea, postalCode: '110111' });
      const where = { areas: new Set([area]), ofPlace: area, canonical: '110111', code: 0 };
      return areaFitter(readAddress(typed, colombia), colombia).fit(where);
    };
    expect(fit('Cundinamarca', 'Bogotá')).toEqual({ cost: costs.areaOtherLevel, isWrong: false });
    expect(fit('Bogotá', 'Cundinamarca').isWrong).toBe(true);
  });
});
