import type { Definition } from './country.ts';
import { europeanShapes, onePlace } from './shared/reasons.ts';
import { casePostale } from './shared/romance-boxes.ts';

/** Vatican City */
export const vaticanCity: Definition = {
  codes: { prefixes: ['V', 'I'], shapeIsCertain: europeanShapes },
  isOnePlace: onePlace,
  boxes: [casePostale],
  market: { timeZone: 'Europe/Vatican' },
};
