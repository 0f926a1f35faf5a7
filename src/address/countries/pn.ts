import type { Country } from './country.ts';
import { britishAndIrishShapes, onePlace } from './shared/reasons.ts';

/** Pitcairn Islands */
export const pitcairnIslands: Country = {
  code: 'PN',
  codes: { shapeIsCertain: britishAndIrishShapes },
  isOnePlace: onePlace,
  market: { timeZone: 'Pacific/Pitcairn', phoneRegion: 'NZ' },
};
