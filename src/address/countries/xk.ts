import type { Country } from './country.ts';
import {
  albanianBoxes,
  croatianBoxes,
  serbianAndMacedonianBoxes,
  sloveneBoxes,
} from './shared/eastern-european-boxes.ts';

/** Kosovo */
export const kosovo: Country = {
  code: 'XK',
  boxes: [sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes, albanianBoxes],
  market: { timeZone: 'Europe/Belgrade' },
};
