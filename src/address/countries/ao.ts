import type { Country } from './country.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** Angola */
export const angola: Country = {
  code: 'AO',
  boxes: [shortPortugueseBoxes, casePostale],
  market: { timeZone: 'Africa/Luanda', taxId: ['ao.nif', 'ao.bi'] },
};
