import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Cook Islands */
export const cookIslands: Country = {
  code: 'CK',
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Rarotonga' },
};
