import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PostalRegionTable, postalRegions } from './postal-regions.ts';

const darwin = { latitude: -12.46, longitude: 130.84 };
const aliceSprings = { latitude: -23.7, longitude: 133.88 };
const nowhere = { latitude: Number.NaN, longitude: Number.NaN };
const territory: PostalRegionTable = {
  country: 'AU',
  isComplete: false,
  regions: [
    ['08 09', 100, darwin.latitude, darwin.longitude],
    ['087', 50, aliceSprings.latitude, aliceSprings.longitude],
  ],
};

describe('postalRegions', () => {
  it('gives how far beyond the region of a code a position lies', () => {
    const { kmBeyond } = postalRegions(territory);
    expect(kmBeyond('0800', darwin)).toBe(0);
    expect(kmBeyond('0909', darwin)).toBe(0);
    const beyond = kmBeyond('0800', aliceSprings) ?? 0;
    expect(beyond).toBeGreaterThan(1150);
    expect(beyond).toBeLessThan(1250);
  });

  it('gives how far out in the region of a code a position lies', () => {
    const { reach } = postalRegions(territory);
    expect(reach('0800', darwin)).toBe(0);
    const fiftyKmSouth = { latitude: darwin.latitude - 0.45, longitude: darwin.longitude };
    expect(reach('0800', fiftyKmSouth)).toBeCloseTo(0.5, 1);
    expect(reach('0800', aliceSprings)).toBe(1);
    expect(reach('0800', nowhere)).toBeUndefined();
    expect(reach('2000', darwin)).toBeUndefined();
  });

  it('goes by the longest beginning', () => {
    const { kmBeyond } = postalRegions(territory);
    expect(kmBeyond('0870', aliceSprings)).toBe(0);
    expect(kmBeyond('0870', darwin)).toBeGreaterThan(1000);
  });

  it('measures from the nearest of several towns', () => {
    const towns = [darwin.latitude, darwin.longitude, aliceSprings.latitude, aliceSprings.longitude];
    const { kmBeyond } = postalRegions({ ...territory, regions: [['08', 10, ...towns]] });
    expect([kmBeyond('0800', darwin), kmBeyond('0800', aliceSprings)]).toEqual([0, 0]);
  });

  it('says nothing about other beginnings, unless it knows all beginnings in use', () => {
    const partial = postalRegions(territory);
    expect(partial.kmBeyond('2000', darwin)).toBeUndefined();
    expect(partial.isUnassigned('2000')).toBe(false);
    const complete = postalRegions({ ...territory, isComplete: true });
    expect(complete.kmBeyond('2000', darwin)).toBe(Number.POSITIVE_INFINITY);
    expect(complete.isUnassigned('2000')).toBe(true);
    expect(complete.isUnassigned('0800')).toBe(false);
  });

  it('tells a code that it lists from one that only begins like a region', () => {
    const { isListed } = postalRegions({ country: 'AU', isComplete: true, regions: [['08 0870', 30, 1, 1]] });
    expect(['0870', '0800', '9999', '08'].map((code) => isListed(code))).toEqual([true, false, false, true]);
    const dutch = postalRegions({ country: 'NL', isComplete: true, regions: [['1011', 9, 52.37, 4.9]] });
    expect([dutch.isListed('1011AB'), dutch.isListed('1012AB')]).toEqual([true, false]);
    const british = postalRegions({
      country: 'GB',
      isComplete: true,
      regions: [['SW1 SW14', 9, 51.5, -0.1]],
    });
    expect(['SW142AA', 'SW1A2AA', 'SW152AA'].map((code) => british.isListed(code))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('tells codes apart by their beginnings, where it lists none of their length', () => {
    const { isOfBeginning, isApart } = postalRegions({
      country: 'PT',
      isComplete: true,
      regions: [
        ['830', 10, 37.2, -8.4],
        ['831 8315', 10, 37.1, -8.6],
      ],
    });
    expect(['8300054', '8400054', '8315'].map((code) => isOfBeginning(code))).toEqual([true, false, false]);
    expect(isApart('8300054', '8400054')).toBe(true);
    expect(isApart('8300054', '8300504')).toBe(false);
    expect(isApart('8400054', '8300054')).toBe(false);
  });

  it('tells the towns of a listed code, and the kilometres to the nearest', () => {
    const { townsOf } = postalRegions({
      country: 'AU',
      isComplete: true,
      regions: [
        ['08', 100, darwin.latitude, darwin.longitude],
        ['0800', 9, darwin.latitude, darwin.longitude, aliceSprings.latitude, aliceSprings.longitude],
      ],
    });
    expect(townsOf('0800', aliceSprings)).toEqual({ count: 2, km: 0 });
    expect(townsOf('0800', { ...darwin, latitude: darwin.latitude + 0.1 })?.km).toBeCloseTo(11.1, 1);
    expect(townsOf('0810', darwin)).toBeUndefined();
    expect(townsOf('0800', nowhere)).toBeUndefined();
  });

  it('lacks a code of a town only where it lists the codes of that town one by one', () => {
    const regions = [
      ['08', 100, darwin.latitude, darwin.longitude],
      ['0800 0810', 9, darwin.latitude, darwin.longitude],
      ['087', 50, aliceSprings.latitude, aliceSprings.longitude],
    ] as const;
    const { othersListed } = postalRegions({ country: 'AU', isComplete: true, regions });
    const listed = (code: string, at: typeof darwin) => othersListed(code, at);
    expect([listed('0820', darwin), listed('0810', darwin)]).toEqual([2, 0]);
    expect([listed('0875', aliceSprings), listed('0820', nowhere)]).toEqual([0, 0]);
    // Place data rounds positions to 1/1024 of a degree, which may fall on the other side of a hundredth.
    const roundedOtherwise = { latitude: darwin.latitude + 0.0054, longitude: darwin.longitude - 0.0054 };
    expect(listed('0820', roundedOtherwise)).toBe(2);
    const nearBy = { latitude: darwin.latitude + 0.1, longitude: darwin.longitude };
    expect(listed('0820', nearBy)).toBe(0);
  });

  it('lacks no code of a beginning under which it lists none of the town', () => {
    const { othersListed } = postalRegions({
      country: 'PL',
      isComplete: true,
      regions: [
        ['60 61', 20, 52.41, 16.93],
        ['62000', 40, 52.41, 16.93],
      ],
    });
    expect(othersListed('61648', { latitude: 52.41, longitude: 16.93 })).toBe(0);
  });

  it('lacks no code of a country of which only beginnings of codes are known', () => {
    const at = { latitude: 52.37, longitude: 4.9 };
    for (const country of ['NL', 'CA', 'GB']) {
      const { othersListed } = postalRegions({
        country,
        isComplete: true,
        regions: [['101', 9, 52.37, 4.9]],
      });
      expect(othersListed('102', at)).toBe(0);
    }
  });

  it('says nothing about an unknown position', () => {
    const { kmBeyond } = postalRegions(territory);
    expect(kmBeyond('0800', nowhere)).toBeUndefined();
  });

  it('compares a number behind letters as a whole', () => {
    const { isUnassigned } = postalRegions({
      country: 'GB',
      isComplete: true,
      regions: [['TD1 TD9 W1', 30, 55.61, -2.81]],
    });
    expect(isUnassigned('TD98AB')).toBe(false);
    expect(isUnassigned('TD988AB')).toBe(true);
    expect(isUnassigned('TD118AB')).toBe(true);
    expect(isUnassigned('W1A1AA')).toBe(false);
    expect(isUnassigned('W21AA')).toBe(true);
  });

  it('knows a country without regions', () => {
    expect(postalRegions({ ...territory, regions: [] }).kmBeyond('0800', darwin)).toBeUndefined();
  });

  it('has each of its towns within the region', () => {
    const degrees = fc.array(fc.double({ min: -80, max: 80, noNaN: true }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(degrees, (towns) => {
        const whole = towns.slice(0, towns.length - (towns.length % 2));
        const { kmBeyond } = postalRegions({
          country: 'DE',
          isComplete: true,
          regions: [['01', 1, ...whole]],
        });
        for (let each = 0; each < whole.length; each += 2) {
          const town = { latitude: whole[each] ?? Number.NaN, longitude: whole[each + 1] ?? Number.NaN };
          expect(kmBeyond('01067', town)).toBe(0);
        }
      }),
    );
  });

  it('never puts a place nearer when its region shrinks', () => {
    const position = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(position, position, fc.integer({ min: 1, max: 500 }), (town, at, km) => {
        const beyond = (reach: number) =>
          postalRegions({
            country: 'DE',
            isComplete: true,
            regions: [['01', reach, town.latitude, town.longitude]],
          }).kmBeyond('01067', at) ?? Number.NaN;
        expect(beyond(km)).toBeGreaterThanOrEqual(0);
        expect(beyond(km)).toBeGreaterThanOrEqual(beyond(km + 1));
      }),
    );
  });
});
