import type { Country } from './country.ts';

/** North Korea */
export const northKorea: Country = {
  code: 'KP',
  market: {
    timeZone: 'Asia/Pyongyang',
    // Civil Law, art. 20.
    ageOfMajority: 17,
  },
};
