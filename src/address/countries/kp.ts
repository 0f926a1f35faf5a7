import type { Definition } from './country.ts';
import { hangulScript } from './shared/scripts.ts';

/** North Korea */
export const northKorea: Definition = {
  places: { script: hangulScript },
  market: {
    timeZone: 'Asia/Pyongyang',
    // Civil Law, art. 20.
    ageOfMajority: 17,
  },
};
