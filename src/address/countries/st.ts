import type { Country } from './country.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** São Tomé and Príncipe */
export const saoTomeAndPrincipe: Country = {
  code: 'ST',
  boxes: [shortPortugueseBoxes, casePostale],
  market: { timeZone: 'Africa/Sao_Tome' },
};
