import type { Definition } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Estonia */
export const estonia: Definition = {
  languages: ['ru'],
  calledBy: ['Eesti Vabariik'],
  // GeoNames has no code of some towns (71020 Viljandi).
  codes: { prefixes: ['EST'], shapeIsCertain: europeanShapes, isListIncomplete: true },
  areas: {
    // Maakond (ISO 3166-2).
    calledBy: 'county',
  },
  boxes: [
    { language: 'Estonian', anywhere: ['postkast', 'abonentpostkast'], segment: ['pk'] },
    shortRussianBoxes,
  ],
  market: { timeZone: 'Europe/Tallinn', taxId: ['ee.ik', 'ee.kmkr', 'ee.registrikood'] },
};
