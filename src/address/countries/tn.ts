import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Tunisia */
export const tunisia: Country = {
  code: 'TN',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Tunis' },
};
