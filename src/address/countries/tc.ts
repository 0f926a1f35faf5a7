import type { Definition } from './country.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/** Turks and Caicos Islands */
export const turksAndCaicosIslands: Definition = {
  codes: { shapeIsCertain: britishAndIrishShapes },
  market: { timeZone: 'America/Grand_Turk' },
};
