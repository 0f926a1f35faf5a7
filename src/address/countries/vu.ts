import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Vanuatu */
export const vanuatu: Definition = {
  boxes: [pacificBoxes, communityMailBags, shortFrenchBoxes],
  market: { timeZone: 'Pacific/Efate' },
};
