import type { Country } from './country.ts';
import { westAfricanBoxes } from './shared/english-boxes.ts';

/** Gambia */
export const gambia: Country = {
  code: 'GM',
  boxes: [westAfricanBoxes],
  market: { timeZone: 'Africa/Banjul' },
};
