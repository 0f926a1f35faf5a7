import type { Country } from './country.ts';
import { kinyarwandaBoxes, swahiliBoxes } from './shared/african-boxes.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Burundi */
export const burundi: Country = {
  code: 'BI',
  boxes: [swahiliBoxes, kinyarwandaBoxes, shortFrenchBoxes],
  market: { timeZone: 'Africa/Bujumbura' },
};
