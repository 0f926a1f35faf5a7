import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Niue */
export const niue: Country = {
  code: 'NU',
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Niue' },
};
