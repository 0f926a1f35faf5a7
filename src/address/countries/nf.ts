import type { Definition } from './country.ts';
import { australianTerritory } from './shared/australian-territories.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Norfolk Island */
export const norfolkIsland: Definition = {
  ...australianTerritory,
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Norfolk' },
};
