import type { Country } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';
import { casePostale } from './shared/romance-boxes.ts';

/** San Marino */
export const sanMarino: Country = {
  code: 'SM',
  codes: { prefixes: ['RSM', 'I'], shapeIsCertain: europeanShapes },
  boxes: [casePostale],
  market: { timeZone: 'Europe/San_Marino' },
};
