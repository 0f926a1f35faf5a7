import { describe, expect, it } from 'vitest';
import { madeBare, madeGermany, madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { nameKeysOf, placeKey } from '../countries/profile/name-keys-of.ts';
import type { PostalAddress } from '../postal-address.ts';
import { readAddress, readLocality } from './read-address.ts';

const us = profileOf(madeUs);
const germany = profileOf(madeGermany);
const read = (parts: Partial<PostalAddress>, profile = us) => readAddress(typedAddress(parts), profile);

describe('a city as it is read', () => {
  const keysOf = (parts: Partial<PostalAddress>, profile = us) => read(parts, profile).locality?.keys();
  const fremont = placeKey('Fremont', 'US');

  it.each([
    ['Fremont', 'CA'],
    ['Fremont California', 'CA'],
    ['Fremont, CA', 'CA'],
    ['Fremont,CA', 'CA'],
    ['Fremont  ,  California', 'CA'],
    ['Fremont, CA', 'California'],
  ])('%s in %s is Fremont', (locality, administrativeArea) => {
    expect(keysOf({ locality, administrativeArea })).toContain(fremont);
  });

  it.each([
    ['Fremont Oregon', 'CA'],
    ['Fremont California', null],
    ['Fremont Xxx', 'CA'],
    ['Fremont Xxx', null],
  ])('%s in %s is not', (locality, administrativeArea) => {
    expect(keysOf({ locality, administrativeArea })).not.toContain(fremont);
  });

  it('is read without the province behind it, however many words that has', () => {
    const hamburg = { code: 'HH', names: ['Free and Hanseatic City of Hamburg'] };
    const profile = profileOf({
      ...madeBare,
      format: { ...madeBare.format, administrativeAreas: [hamburg] },
    });
    const typed = { locality: 'Altona Free and Hanseatic City of Hamburg', administrativeArea: 'HH' };
    expect(keysOf(typed, profile)).toContain('altona');
  });

  it('keeps a name that is a province as it is', () => {
    expect(keysOf({ locality: 'CA', administrativeArea: 'CA' })).toEqual([placeKey('CA', 'US')]);
  });

  it('is null if no city was typed', () => {
    expect(read({ locality: null }).locality).toBeNull();
  });

  it('has each key once, its own first, and no empty one', () => {
    const swiss = nameKeysOf('CH');
    const { key, keys, text } = readLocality('Bern 65', swiss);
    expect(text).toBe('Bern 65');
    expect(key).toBe(placeKey('Bern 65', 'CH'));
    expect(keys()).toEqual([key, placeKey('Bern', 'CH')]);
    expect(keys()).toBe(keys());
    expect(readLocality('...', swiss).keys()).toEqual([]);
    expect(readLocality('Bern', swiss, () => 'Bern').keys()).toEqual([placeKey('Bern', 'CH')]);
  });
});

describe('a postal code as it is read', () => {
  it.each([
    ['94538', 'valid', '94538', '94538'],
    ['94538-1234', 'valid', '945381234', '94538'],
    ['9453', 'slip', '9453', '9453'],
  ])('%s', (postalCode, status, canonical, primary) => {
    expect(read({ postalCode }).postalCode).toMatchObject({ status, canonical, primary });
  });

  it('is null if none was typed, or the country has no codes', () => {
    expect(read({ postalCode: null }).postalCode).toBeNull();
    const { postalCodePattern: _, ...format } = madeBare.format;
    const without = profileOf({ ...madeBare, format: { ...format, requiresPostalCode: false } });
    expect(read({}, without).postalCode).toBeNull();
  });

  it('is valid where the data has it, whatever its shape', () => {
    const places = madeUs.places;
    if (places === undefined) throw new Error('no places');
    const format = { ...madeUs.format, postalCodePattern: '\\d{6}', country: 'DE' };
    const other = profileOf({ ...madeUs, format, places });
    expect(read({ postalCode: '94538' }, other).postalCode).toMatchObject({
      status: 'valid',
      written: '94538',
    });
    expect(read({ postalCode: '94537' }, other).postalCode?.status).not.toBe('valid');
    expect(read({ postalCode: '80339' }, germany).postalCode?.status).toBe('valid');
  });
});

it('a province is read by any of its names, and unknown text is no province', () => {
  expect(read({ administrativeArea: 'calif.' }).area).toBe('CA');
  expect(read({ administrativeArea: 'Xx' }).area).toBeUndefined();
  expect(read({ administrativeArea: null }).area).toBeUndefined();
});
