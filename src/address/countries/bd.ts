import type { Country } from './country.ts';
import { bengaliBoxes } from './shared/asian-boxes.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';

/** Bangladesh */
export const bangladesh: Country = {
  code: 'BD',
  boxes: [southAsianBoxes, bengaliBoxes],
  market: { timeZone: 'Asia/Dhaka' },
};
