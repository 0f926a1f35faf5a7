import type { Country } from './country.ts';
import { britishAndIrishShapes, onePlace } from './shared/reasons.ts';

/** Ascension Island */
export const ascensionIsland: Country = {
  code: 'AC',
  codes: { shapeIsCertain: britishAndIrishShapes },
  isOnePlace: onePlace,
  market: { timeZone: 'Atlantic/St_Helena' },
};
