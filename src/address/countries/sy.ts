import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Syria */
export const syria: Country = {
  code: 'SY',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Asia/Damascus' },
};
