import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Tuvalu */
export const tuvalu: Definition = {
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Funafuti' },
};
