import type { Definition } from './country.ts';
import { americanTerritory } from './shared/american-post.ts';
import { americanBoxes } from './shared/english-boxes.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Puerto Rico */
export const puertoRico: Definition = {
  ...americanTerritory,
  boxes: [americanBoxes, shortSpanishBoxes],
  market: {
    timeZone: 'America/Puerto_Rico',
    // Civil Code of 2020, art. 97.
    ageOfMajority: 21,
    taxId: ['us.ssn'],
  },
};
