import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Tuvalu */
export const tuvalu: Country = {
  code: 'TV',
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Funafuti' },
};
