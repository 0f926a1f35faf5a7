import type { Country } from './country.ts';
import { onePlace } from './shared/reasons.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** Macao */
export const macao: Country = {
  code: 'MO',
  isOnePlace: onePlace,
  boxes: [shortPortugueseBoxes, casePostale],
  market: { timeZone: 'Asia/Macau' },
};
