import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Vanuatu */
export const vanuatu: Country = {
  code: 'VU',
  boxes: [pacificBoxes, communityMailBags, shortFrenchBoxes],
  market: { timeZone: 'Pacific/Efate' },
};
