import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Gabon */
export const gabon: Country = {
  code: 'GA',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Libreville' },
};
