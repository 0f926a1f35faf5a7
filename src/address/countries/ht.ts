import type { Country } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Haiti */
export const haiti: Country = {
  code: 'HT',
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'America/Port-au-Prince' },
};
