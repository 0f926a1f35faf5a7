import type { Country } from './country.ts';
import { centralAsianBoxes, persianBoxes } from './shared/asian-boxes.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Tajikistan */
export const tajikistan: Country = {
  code: 'TJ',
  boxes: [shortRussianBoxes, centralAsianBoxes, persianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Asia/Dushanbe' },
};
