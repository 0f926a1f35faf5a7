import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';
import {
  catalanBoxes,
  peninsularBoxes,
  shortFrenchBoxes,
  shortSpanishBoxes,
} from './shared/romance-boxes.ts';

/** Andorra */
export const andorra: Definition = {
  codes: { shapeIsCertain: europeanShapes },
  boxes: [shortSpanishBoxes, peninsularBoxes, catalanBoxes, shortFrenchBoxes],
  market: { timeZone: 'Europe/Andorra', taxId: ['ad.nrt'] },
};
