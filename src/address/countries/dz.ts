import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Algeria */
export const algeria: Definition = {
  // GeoNames lacks codes in use, such as those that begin with 163 in Algiers.
  codes: { isListIncomplete: true },
  boxes: [shortFrenchBoxes],
  places: { script: arabicScript },
  market: {
    timeZone: 'Africa/Algiers',
    // Civil Code, art. 40.
    ageOfMajority: 19,
    taxId: ['dz.nif'],
  },
};
