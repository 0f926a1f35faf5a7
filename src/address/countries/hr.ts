import type { Definition } from './country.ts';
import { croatianBoxes, serbianAndMacedonianBoxes, sloveneBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Croatia */
export const croatia: Definition = {
  codes: { shapeIsCertain: europeanShapes },
  boxes: [sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes],
  market: { timeZone: 'Europe/Zagreb', taxId: ['hr.oib'] },
};
