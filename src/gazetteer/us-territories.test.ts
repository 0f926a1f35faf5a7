import { describe, expect, it } from 'vitest';
import { noDivision } from './place-row.ts';
import { readTerritories, territoryRows } from './us-territories.ts';

describe('rows of US territories', () => {
  it('are one for each place and code, including both ends of ranges', () => {
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

  it('lie near their territory', () => {
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
