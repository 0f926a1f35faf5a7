import type { Definition } from './country.ts';
import { britishAndIrishShapes, onePlace } from './shared/reasons.ts';

/** Tristan da Cunha */
export const tristanDaCunha: Definition = {
  codes: { shapeIsCertain: britishAndIrishShapes },
  isOnePlace: onePlace,
  market: { timeZone: 'Atlantic/St_Helena' },
};
