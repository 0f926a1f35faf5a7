import type { Definition } from './country.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/** Saint Helena */
export const saintHelena: Definition = {
  codes: { shapeIsCertain: britishAndIrishShapes },
  market: { timeZone: 'Atlantic/St_Helena' },
};
