import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Cameroon */
export const cameroon: Country = {
  code: 'CM',
  boxes: [shortFrenchBoxes],
  market: {
    timeZone: 'Africa/Douala',
    // Civil Code, art. 488.
    ageOfMajority: 21,
  },
};
