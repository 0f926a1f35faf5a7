import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Tokelau */
export const tokelau: Definition = {
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Fakaofo' },
};
