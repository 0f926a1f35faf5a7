import type { Definition } from './country.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** Angola */
export const angola: Definition = {
  boxes: [shortPortugueseBoxes, casePostale],
  market: { timeZone: 'Africa/Luanda', taxId: ['ao.nif', 'ao.bi'] },
};
