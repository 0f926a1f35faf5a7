import type { Definition } from './country.ts';
import { indonesianBoxes } from './shared/asian-boxes.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** Timor-Leste */
export const timorLeste: Definition = {
  boxes: [shortPortugueseBoxes, casePostale, indonesianBoxes],
  market: {
    timeZone: 'Asia/Dili',
    // Civil Code, art. 118.
    ageOfMajority: 17,
  },
};
