import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Solomon Islands */
export const solomonIslands: Definition = {
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Guadalcanal' },
};
