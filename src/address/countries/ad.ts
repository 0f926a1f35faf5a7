import type { Country } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';
import {
  catalanBoxes,
  peninsularBoxes,
  shortFrenchBoxes,
  shortSpanishBoxes,
} from './shared/romance-boxes.ts';

/** Andorra */
export const andorra: Country = {
  code: 'AD',
  codes: { shapeIsCertain: europeanShapes },
  boxes: [shortSpanishBoxes, peninsularBoxes, catalanBoxes, shortFrenchBoxes],
  market: { timeZone: 'Europe/Andorra', taxId: ['ad.nrt'] },
};
