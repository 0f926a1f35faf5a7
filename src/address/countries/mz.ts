import type { Definition } from './country.ts';
import { afrikaansBoxes, nguniAndSothoBoxes } from './shared/african-boxes.ts';
import { southernAfricanBoxes } from './shared/english-boxes.ts';
import { codesNameTowns } from './shared/reasons.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** Mozambique */
export const mozambique: Definition = {
  codes: { mayBeLeftOut: codesNameTowns },
  areas: {
    // The city is a province of its own within the province of its name.
    names: { MPM: ['Maputo Cidade'] },
    around: { 'Cidade de Maputo': 'Maputo' },
  },
  boxes: [southernAfricanBoxes, afrikaansBoxes, nguniAndSothoBoxes, shortPortugueseBoxes, casePostale],
  market: { timeZone: 'Africa/Maputo', taxId: ['mz.nuit', 'mz.bi'] },
};
