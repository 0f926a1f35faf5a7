import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Solomon Islands */
export const solomonIslands: Country = {
  code: 'SB',
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Guadalcanal' },
};
