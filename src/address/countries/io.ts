import type { Country } from './country.ts';
import { britishAndIrishShapes, onePlace } from './shared/reasons.ts';

/** British Indian Ocean Territory */
export const britishIndianOceanTerritory: Country = {
  code: 'IO',
  codes: { shapeIsCertain: britishAndIrishShapes },
  isOnePlace: onePlace,
  market: { timeZone: 'Indian/Chagos' },
};
