import type { Definition } from './country.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { casePostale } from './shared/romance-boxes.ts';

/** Liechtenstein */
export const liechtenstein: Definition = {
  codes: { prefixes: ['FL'], shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  boxes: [casePostale, shortGermanBoxes],
  market: { timeZone: 'Europe/Vaduz', taxId: ['li.peid'] },
};
