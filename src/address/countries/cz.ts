import type { Definition } from './country.ts';
import { czechBoxes, slovakBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Czechia */
export const czechia: Definition = {
  calledBy: ['Czech Republic', 'Česká republika'],
  codes: { shapeIsCertain: europeanShapes },
  boxes: [czechBoxes, slovakBoxes],
  market: { timeZone: 'Europe/Prague', taxId: ['cz.rc', 'cz.dic'] },
};
