import type { Country } from './country.ts';
import { swahiliBoxes } from './shared/african-boxes.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Comoros */
export const comoros: Country = {
  code: 'KM',
  boxes: [swahiliBoxes, shortFrenchBoxes],
  market: { timeZone: 'Indian/Comoro' },
};
