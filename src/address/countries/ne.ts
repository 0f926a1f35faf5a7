import type { Definition } from './country.ts';
import { hausaBoxes } from './shared/african-boxes.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Niger */
export const niger: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [hausaBoxes, shortFrenchBoxes],
  market: {
    timeZone: 'Africa/Niamey',
    // Civil Code, art. 488.
    ageOfMajority: 21,
  },
};
