import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Tonga */
export const tonga: Country = {
  code: 'TO',
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Tongatapu' },
};
