import type { Definition } from './country.ts';
import { onePlace } from './shared/reasons.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';
import { hanScript } from './shared/scripts.ts';

/** Macao */
export const macao: Definition = {
  calledBy: ['Macau', 'Macao', '澳門', '澳门'],
  isOnePlace: onePlace,
  boxes: [shortPortugueseBoxes, casePostale],
  places: { script: hanScript },
  market: { timeZone: 'Asia/Macau' },
};
