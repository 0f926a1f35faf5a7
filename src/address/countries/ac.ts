import type { Definition } from './country.ts';
import { britishAndIrishShapes, onePlace } from './shared/reasons.ts';

/** Ascension Island */
export const ascensionIsland: Definition = {
  codes: { shapeIsCertain: britishAndIrishShapes },
  isOnePlace: onePlace,
  market: { timeZone: 'Atlantic/St_Helena' },
};
