import type { Country } from './country.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/** Saint Helena */
export const saintHelena: Country = {
  code: 'SH',
  codes: { shapeIsCertain: britishAndIrishShapes },
  market: { timeZone: 'Atlantic/St_Helena' },
};
