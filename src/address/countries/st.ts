import type { Definition } from './country.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** São Tomé and Príncipe */
export const saoTomeAndPrincipe: Definition = {
  boxes: [shortPortugueseBoxes, casePostale],
  market: { timeZone: 'Africa/Sao_Tome' },
};
