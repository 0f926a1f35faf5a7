import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Central African Republic */
export const centralAfricanRepublic: Country = {
  code: 'CF',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Bangui' },
};
