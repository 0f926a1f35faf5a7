import type { Country } from './country.ts';
import { centralAsianBoxes, persianBoxes } from './shared/asian-boxes.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';

/** Tajikistan */
export const tajikistan: Country = {
  code: 'TJ',
  boxes: [shortRussianBoxes, centralAsianBoxes, persianBoxes],
  market: { timeZone: 'Asia/Dushanbe' },
};
