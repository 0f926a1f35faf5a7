import type { Country } from './country.ts';
import { britishAndIrishShapes, onePlace } from './shared/reasons.ts';

/** Tristan da Cunha */
export const tristanDaCunha: Country = {
  code: 'TA',
  codes: { shapeIsCertain: britishAndIrishShapes },
  isOnePlace: onePlace,
  market: { timeZone: 'Atlantic/St_Helena' },
};
