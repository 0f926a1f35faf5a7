import type { Country } from './country.ts';
import { somaliBoxes } from './shared/african-boxes.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Djibouti */
export const djibouti: Country = {
  code: 'DJ',
  boxes: [somaliBoxes, shortFrenchBoxes],
  market: { timeZone: 'Africa/Djibouti' },
};
