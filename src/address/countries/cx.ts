import type { Definition } from './country.ts';
import { australianTerritory } from './shared/australian-territories.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Christmas Island */
export const christmasIsland: Definition = {
  ...australianTerritory,
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Indian/Christmas' },
};
