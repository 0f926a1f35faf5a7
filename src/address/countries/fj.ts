import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes, westAfricanBoxes } from './shared/english-boxes.ts';

/** Fiji */
export const fiji: Definition = {
  boxes: [westAfricanBoxes, pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Fiji' },
};
