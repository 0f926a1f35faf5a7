import type { Definition } from './country.ts';
import { australianTerritory } from './shared/australian-territories.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Cocos (Keeling) Islands */
export const cocosIslands: Definition = {
  ...australianTerritory,
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Indian/Cocos' },
};
