import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Congo - Brazzaville */
export const congoBrazzaville: Definition = {
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Brazzaville' },
};
