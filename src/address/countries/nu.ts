import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Niue */
export const niue: Definition = {
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Niue' },
};
