import type { Definition } from './country.ts';
import { afrikaansBoxes, nguniAndSothoBoxes } from './shared/african-boxes.ts';
import { southernAfricanBoxes } from './shared/english-boxes.ts';
import { codesNameTowns } from './shared/reasons.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** Mozambique */
export const mozambique: Definition = {
  codes: { mayBeLeftOut: codesNameTowns },
  boxes: [southernAfricanBoxes, afrikaansBoxes, nguniAndSothoBoxes, shortPortugueseBoxes, casePostale],
  market: { timeZone: 'Africa/Maputo', taxId: ['mz.nuit', 'mz.bi'] },
};
