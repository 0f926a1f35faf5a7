import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Tokelau */
export const tokelau: Country = {
  code: 'TK',
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Fakaofo' },
};
