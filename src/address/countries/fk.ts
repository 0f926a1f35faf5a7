import type { Country } from './country.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/** Falkland Islands */
export const falklandIslands: Country = {
  code: 'FK',
  codes: { shapeIsCertain: britishAndIrishShapes },
  market: { timeZone: 'Atlantic/Stanley' },
};
