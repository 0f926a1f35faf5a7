import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Syria */
export const syria: Country = {
  code: 'SY',
  boxes: [shortFrenchBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Damascus' },
};
