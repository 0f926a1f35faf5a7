import type { Definition } from './country.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/** Falkland Islands */
export const falklandIslands: Definition = {
  codes: { shapeIsCertain: britishAndIrishShapes },
  market: { timeZone: 'Atlantic/Stanley' },
};
