import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Algeria */
export const algeria: Definition = {
  boxes: [shortFrenchBoxes],
  places: { script: arabicScript },
  market: {
    timeZone: 'Africa/Algiers',
    // Civil Code, art. 40.
    ageOfMajority: 19,
    taxId: ['dz.nif'],
  },
};
