import { describe, expect, it } from 'vitest';
import { noDivision, type PlaceRow } from './place-row.ts';
import { correctUsRow, readTerritories, territoryRows } from './us-rows.ts';

const row = (place: string): PlaceRow => ({
  country: 'US',
  postalCode: '09001',
  place,
  divisions: [{ name: 'Somewhere', code: 'XX' }, noDivision, noDivision],
  latitude: 38.1,
  longitude: 15.7,
});

describe('rows of the United States', () => {
  it('leave a military post office without a state and a position', () => {
    for (const place of ['APO AA', 'FPO AE', 'DPO AP', 'APO STA', 'APO']) {
      expect(correctUsRow(row(place))).toEqual({
        ...row(place.slice(0, 3)),
        divisions: [noDivision, noDivision, noDivision],
        latitude: Number.NaN,
        longitude: Number.NaN,
      });
    }
  });

  it('leave every other place as it is', () => {
    for (const place of ['Apopka', 'APOLLO', 'Fremont']) expect(correctUsRow(row(place))).toEqual(row(place));
  });

  it('of the territories are one for each place and code, ranges with both ends', () => {
    const rows = territoryRows({
      reason: '',
      source: '',
      places: [
        { state: 'PR', place: 'Ponce', codes: ['00716', '00730-00732'], latitude: 18, longitude: -66.6 },
      ],
    });
    expect(rows.map(({ postalCode }) => postalCode)).toEqual(['00716', '00730', '00731', '00732']);
    expect(rows[0]).toMatchObject({
      country: 'US',
      place: 'Ponce',
      divisions: [{ code: 'PR' }, noDivision, noDivision],
    });
  });

  it('of the territories lie near their territory', () => {
    const boxes: Record<string, [number, number, number, number]> = {
      PR: [17.8, 18.6, -67.4, -65.2],
      VI: [17.6, 18.5, -65.2, -64.5],
      GU: [13.2, 13.7, 144.6, 145],
      AS: [-14.6, -14, -171.2, -169],
      MP: [14, 20.7, 144.8, 146.2],
      FM: [1, 10.2, 137, 163.1],
      MH: [4.5, 14.8, 160.8, 172.2],
      PW: [2.9, 8.2, 131, 134.8],
    };
    for (const { state, place, latitude, longitude, codes } of readTerritories().places) {
      const [south = 0, north = 0, west = 0, east = 0] = boxes[state] ?? [];
      expect(latitude >= south && latitude <= north && longitude >= west && longitude <= east, place).toBe(
        true,
      );
      for (const code of codes) expect(code).toMatch(/^\d{5}(-\d{5})?$/);
    }
  });
});
