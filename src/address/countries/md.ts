import type { Definition } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { casePostale } from './shared/romance-boxes.ts';

/** Moldova */
export const moldova: Definition = {
  languages: ['ru'],
  codes: { shapeIsCertain: europeanShapes },
  boxes: [casePostale, shortRussianBoxes],
  market: { timeZone: 'Europe/Chisinau' },
};
