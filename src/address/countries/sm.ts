import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';
import { casePostale } from './shared/romance-boxes.ts';

/** San Marino */
export const sanMarino: Definition = {
  codes: { prefixes: ['RSM', 'I'], shapeIsCertain: europeanShapes },
  boxes: [casePostale],
  market: { timeZone: 'Europe/San_Marino' },
};
