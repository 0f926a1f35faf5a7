import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Cameroon */
export const cameroon: Definition = {
  boxes: [shortFrenchBoxes],
  market: {
    timeZone: 'Africa/Douala',
    // Civil Code, art. 488.
    ageOfMajority: 21,
  },
};
