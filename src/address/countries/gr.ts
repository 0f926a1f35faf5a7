import type { Definition } from './country.ts';
import { greekBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { greekScript } from './shared/scripts.ts';

/** Greece */
export const greece: Definition = {
  calledBy: ['Ελλάς', 'Hellas'],
  codes: { prefixes: ['TK'], shapeIsCertain: europeanShapes },
  boxes: [greekBoxes],
  places: { script: greekScript },
  market: { timeZone: 'Europe/Athens', taxId: ['gr.vat', 'gr.amka'] },
};
