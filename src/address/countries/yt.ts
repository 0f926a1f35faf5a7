import type { Country } from './country.ts';
import { frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Mayotte */
export const mayotte: Country = {
  code: 'YT',
  codes: { suffix: 'CEDEX', shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  market: { timeZone: 'Indian/Mayotte', taxId: frenchTaxNumbers },
};
