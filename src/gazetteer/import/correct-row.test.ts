import { describe, expect, it } from 'vitest';
import { noDivision, type PlaceRow } from '../read/place-row.ts';
import { correctRow } from './geonames-line.ts';

const row = (country: string, place: string, stateCode = 'XX'): PlaceRow => ({
  country,
  postalCode: '09001',
  place,
  divisions: [{ name: 'Somewhere', code: stateCode }, { name: 'District', code: '1' }, noDivision],
  latitude: 38.1,
  longitude: 15.7,
});

describe('correctRow', () => {
  it('leaves every other place as it is', () => {
    for (const place of ['Apopka', 'APOLLO', 'Fremont'])
      expect(correctRow(row('US', place))).toEqual(row('US', place));
    expect(correctRow(row('GB', 'APO AE', '01'))).toEqual(row('GB', 'APO AE', '01'));
    expect(correctRow(row('DE', 'Würzburg', 'BY'))).toEqual(row('DE', 'Würzburg', 'BY'));
  });

  it('leaves a US military post office without a state and a position', () => {
    for (const place of ['APO AA', 'FPO AE', 'DPO AP', 'APO STA', 'APO']) {
      expect(correctRow(row('US', place))).toEqual({
        ...row('US', place.slice(0, 3)),
        divisions: [noDivision, noDivision, noDivision],
        latitude: Number.NaN,
        longitude: Number.NaN,
      });
    }
  });

  it('leaves the German code of a large receiver without a place, in its district', () => {
    expect(correctRow(row('DE', 'Robert Bosch GmbH', '01'))).toEqual({
      ...row('DE', ''),
      divisions: [noDivision, { name: 'District', code: '1' }, noDivision],
    });
  });
});
