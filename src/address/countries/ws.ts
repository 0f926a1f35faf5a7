import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Samoa */
export const samoa: Country = {
  code: 'WS',
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Apia' },
};
