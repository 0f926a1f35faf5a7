import type { Definition } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Kuwait */
export const kuwait: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  places: { script: arabicScript },
  market: {
    timeZone: 'Asia/Kuwait',
    // Civil Code, art. 96.
    ageOfMajority: 21,
  },
};
