import type { Definition } from './country.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Heard and McDonald Islands */
export const heardAndMcDonaldIslands: Definition = {
  codes: {
    shapeIsCertain: onePublishedShape,
    // The post uses this word.
    calledBy: 'postcode',
  },
  areas: {
    // Addresses are written as in Australia, where the areas are states.
    calledBy: 'state',
  },
  market: { timeZone: 'Indian/Kerguelen', phoneRegion: 'AU' },
};
