import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Congo - Brazzaville */
export const congoBrazzaville: Country = {
  code: 'CG',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Brazzaville' },
};
