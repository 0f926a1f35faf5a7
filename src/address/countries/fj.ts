import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes, westAfricanBoxes } from './shared/english-boxes.ts';

/** Fiji */
export const fiji: Country = {
  code: 'FJ',
  boxes: [westAfricanBoxes, pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Fiji' },
};
