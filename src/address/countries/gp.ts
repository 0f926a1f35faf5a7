import type { Country } from './country.ts';
import { frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Guadeloupe */
export const guadeloupe: Country = {
  code: 'GP',
  codes: { suffix: 'CEDEX', shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  market: { timeZone: 'America/Guadeloupe', taxId: frenchTaxNumbers },
};
