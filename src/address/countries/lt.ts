import type { Definition } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Lithuania */
export const lithuania: Definition = {
  calledBy: ['Lietuvos Respublika'],
  codes: { shapeIsCertain: europeanShapes },
  areas: {
    // Apskritis (ISO 3166-2).
    calledBy: 'county',
  },
  boxes: [
    {
      language: 'Lithuanian',
      anywhere: ['pašto dėžutė', 'abonentinė dėžutė'],
      segment: ['ad', 'pd'],
    },
    shortRussianBoxes,
  ],
  market: { timeZone: 'Europe/Vilnius', taxId: ['lt.asmens', 'lt.pvm'] },
};
