import type { Country } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Bahrain */
export const bahrain: Country = {
  code: 'BH',
  codes: { mayBeLeftOut: mailGoesToBoxes },
  market: {
    timeZone: 'Asia/Bahrain',
    // Legislative Decree 17/1986.
    ageOfMajority: 21,
  },
};
