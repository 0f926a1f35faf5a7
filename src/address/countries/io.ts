import type { Definition } from './country.ts';
import { britishAndIrishShapes, onePlace } from './shared/reasons.ts';

/** British Indian Ocean Territory */
export const britishIndianOceanTerritory: Definition = {
  codes: { shapeIsCertain: britishAndIrishShapes },
  isOnePlace: onePlace,
  market: { timeZone: 'Indian/Chagos' },
};
