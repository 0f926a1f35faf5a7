import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

const us = { market: 'US', name: 'Vereinigte Staaten' };

describe('an address that is pasted whole', () => {
  it.each([
    ['39500 Stevenson Pl\nFremont, CA 94539', '39500 Stevenson Pl, Fremont, CA 94539'],
    [
      'Jo Sample\r\n39500 Stevenson Pl,\r\n\r\n Fremont, CA  94539\r\nUSA',
      '39500 Stevenson Pl, Fremont, CA 94539',
    ],
    ['39500 Stevenson Pl, Fremont, CA 94539, U.S.A.', '39500 Stevenson Pl, Fremont, CA 94539'],
    ['39500 Stevenson Pl, Fremont, CA 94539, United States', '39500 Stevenson Pl, Fremont, CA 94539'],
    ['39500 Stevenson Pl\nvereinigte staaten', '39500 Stevenson Pl'],
  ])('is one line without the name and the country: %j', (pasted, line) => {
    expect(oneLine(pasted, 'jo sample', us)).toBe(line);
  });

  it.each(['39500 Stevenson Pl', '1 Usa St, Usa Heights', 'USA'])('stays as it is: %j', (pasted) => {
    expect(oneLine(pasted, '', us)).toBe(pasted);
  });
});
