import type { Country } from './country.ts';
import { shortDanishAndNorwegianBoxes } from './shared/germanic-boxes.ts';

/** Greenland */
export const greenland: Country = {
  code: 'GL',
  boxes: [shortDanishAndNorwegianBoxes],
  market: { timeZone: 'America/Danmarkshavn' },
};
