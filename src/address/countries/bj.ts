import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Benin */
export const benin: Country = {
  code: 'BJ',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Porto-Novo' },
};
