import type { Country } from './country.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/** Turks and Caicos Islands */
export const turksAndCaicosIslands: Country = {
  code: 'TC',
  codes: { shapeIsCertain: britishAndIrishShapes },
  market: { timeZone: 'America/Grand_Turk' },
};
