import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Burkina Faso */
export const burkinaFaso: Country = {
  code: 'BF',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Ouagadougou' },
};
