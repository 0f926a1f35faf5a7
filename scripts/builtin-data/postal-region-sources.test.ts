import { describe, expect, it } from 'vitest';
import { geonamesCodes, regionSourceOf } from './postal-region-sources.ts';

const codes = geonamesCodes(['00-950', '00-951', 'AB1 0XG', '81']);

describe('regionSourceOf', () => {
  it.each([
    ['k', 'none of its beginnings is one of GeoNames', ['99']],
    ['k', 'one of its beginnings is none of GeoNames', ['00', '99']],
    ['c', 'all its beginnings are', ['00', 'AB1']],
    ['m', 'one of its codes is in GeoNames', ['00950', '00952']],
    ['m', 'a code of GeoNames stands beside a beginning', ['00950', '00']],
    ['g', 'all its codes are in GeoNames, however they are written', ['00950', 'AB10XG', '81']],
  ])('is "%s" for a line if %s', (source, _, beginnings) => {
    expect(regionSourceOf(beginnings, codes)).toBe(source);
  });

  it('is "k" where GeoNames has no codes at all', () => {
    expect(regionSourceOf(['00950'], geonamesCodes([]))).toBe('k');
  });
});
