import type { Definition } from './country.ts';
import { hungarianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { casePostale } from './shared/romance-boxes.ts';

/** Romania */
export const romania: Definition = {
  codes: {
    shapeIsCertain: europeanShapes,
    // Each town had one, before its streets did. Poșta Română.
    generalBeginning: 3,
  },
  // "Tg. Jiu", "Sectorul 3"
  names: { words: { tg: 'targu', sectorul: 'sector' } },
  areas: {
    // Județ (ISO 3166-2).
    calledBy: 'county',
  },
  boxes: [casePostale, hungarianBoxes],
  market: { timeZone: 'Europe/Bucharest', taxId: ['ro.cnp', 'ro.cui'] },
};
