import type { Definition } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Lithuania */
export const lithuania: Definition = {
  languages: ['ru'],
  calledBy: ['Lietuvos Respublika'],
  // Each street of a town has a code, of which GeoNames has few: mostly that of the main post office.
  codes: { shapeIsCertain: europeanShapes, isListIncomplete: true, generalEnding: '001' },
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
