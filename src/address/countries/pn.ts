import type { Definition } from './country.ts';
import { britishAndIrishShapes, onePlace } from './shared/reasons.ts';

/** Pitcairn Islands */
export const pitcairnIslands: Definition = {
  codes: { shapeIsCertain: britishAndIrishShapes },
  isOnePlace: onePlace,
  market: { timeZone: 'Pacific/Pitcairn', phoneRegion: 'NZ' },
};
