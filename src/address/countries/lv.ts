import type { Definition } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Latvia */
export const latvia: Definition = {
  languages: ['ru'],
  calledBy: ['Latvijas Republika'],
  codes: { shapeIsCertain: europeanShapes },
  areas: {
    // Novads (ISO 3166-2).
    calledBy: 'municipality',
  },
  boxes: [
    {
      language: 'Latvian',
      anywhere: ['pasta kastīte', 'pastkaste', 'pastkastīte', 'abonenta kastīte', 'abonenta kaste'],
      segment: ['ak', 'pk'],
    },
    shortRussianBoxes,
  ],
  market: { timeZone: 'Europe/Riga', taxId: ['lv.pvn', 'lv.personal'] },
};
