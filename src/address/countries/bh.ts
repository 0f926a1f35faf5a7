import type { Definition } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Bahrain */
export const bahrain: Definition = {
  // The code is the number of the block.
  codes: { prefixes: ['BLOCK'], mayBeLeftOut: mailGoesToBoxes },
  places: { script: arabicScript },
  market: {
    timeZone: 'Asia/Bahrain',
    // Legislative Decree 17/1986.
    ageOfMajority: 21,
  },
};
