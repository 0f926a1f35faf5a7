import type { Definition } from './country.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Luxembourg */
export const luxembourg: Definition = {
  calledBy: ['G.D. Luxembourg'],
  codes: { prefixes: ['L'], shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  boxes: [shortFrenchBoxes, shortGermanBoxes],
  market: { timeZone: 'Europe/Luxembourg' },
};
