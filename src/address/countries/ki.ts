import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';

/** Kiribati */
export const kiribati: Country = {
  code: 'KI',
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Kiritimati' },
};
