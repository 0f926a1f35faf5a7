import type { Country } from './country.ts';
import { shortRussianBoxes, ukrainianAndBelarusianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Belarus */
export const belarus: Country = {
  code: 'BY',
  codes: { shapeIsCertain: europeanShapes },
  areas: {
    // Voblast (ISO 3166-2).
    calledBy: 'region',
  },
  boxes: [shortRussianBoxes, ukrainianAndBelarusianBoxes],
  market: { timeZone: 'Europe/Minsk', taxId: ['by.unp'] },
};
