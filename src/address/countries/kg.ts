import type { Country } from './country.ts';
import { centralAsianBoxes } from './shared/asian-boxes.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';

/** Kyrgyzstan */
export const kyrgyzstan: Country = {
  code: 'KG',
  boxes: [shortRussianBoxes, centralAsianBoxes],
  market: { timeZone: 'Asia/Bishkek' },
};
