import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Norfolk Island */
export const norfolkIsland: Definition = {
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
  market: { timeZone: 'Pacific/Norfolk' },
};
