import { onePublishedShape } from './reasons.ts';

/** What the external territories of Australia share. */
export const australianTerritory = {
  codes: {
    shapeIsCertain: onePublishedShape,
    // The post uses this word.
    calledBy: 'postcode',
  },
  areas: {
    // Addresses are written as in Australia, where the areas are states.
    calledBy: 'state',
  },
} as const;
