import type { Definition } from './country.ts';
import { hungarianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Hungary */
export const hungary: Definition = {
  codes: { prefixes: ['H'], shapeIsCertain: europeanShapes },
  // Its official name since 2020.
  areas: { subdivisions: { names: { 'HU-CS': ['Csongrád-Csanád'] } } },
  boxes: [hungarianBoxes],
  market: { timeZone: 'Europe/Budapest', taxId: ['hu.personal', 'hu.anum'] },
};
