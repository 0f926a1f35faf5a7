import type { Country } from './country.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Panama */
export const panama: Country = {
  code: 'PA',
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Panama' },
};
