import type { Definition } from './country.ts';
import { czechBoxes, hungarianBoxes, slovakBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Slovakia */
export const slovakia: Definition = {
  calledBy: ['Slovenská republika', 'Slovak Republic'],
  codes: { shapeIsCertain: europeanShapes },
  boxes: [czechBoxes, slovakBoxes, hungarianBoxes],
  market: { timeZone: 'Europe/Bratislava', taxId: ['sk.rc', 'sk.dph'] },
};
