import type { Definition } from './country.ts';
import { croatianBoxes, serbianAndMacedonianBoxes, sloveneBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Slovenia */
export const slovenia: Definition = {
  codes: {
    prefixes: ['SLO'],
    shapeIsCertain: europeanShapes,
    // Boxes of the delivery offices. Pošta Slovenije.
    ofReceivers: /^\d1/,
  },
  boxes: [sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes],
  market: { timeZone: 'Europe/Ljubljana', taxId: ['si.ddv', 'si.jmbg'] },
};
