import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Kiribati */
export const kiribati: Definition = {
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Kiritimati' },
};
