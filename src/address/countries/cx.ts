import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Christmas Island */
export const christmasIsland: Definition = {
  codes: {
    shapeIsCertain: onePublishedShape,
    // The post uses this word.
    calledBy: 'postcode',
  },
  areas: {
    // Addresses are written as in Australia, where the areas are states.
    calledBy: 'state',
  },
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Indian/Christmas' },
};
