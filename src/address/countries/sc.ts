import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Seychelles */
export const seychelles: Country = {
  code: 'SC',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Indian/Mahe' },
};
