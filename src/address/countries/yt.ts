import type { Definition } from './country.ts';
import { frenchCommunes, frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Mayotte */
export const mayotte: Definition = {
  calledBy: ['France'],
  codes: { suffix: 'CEDEX', shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  places: { list: { ...frenchCommunes, part: '976' } },
  market: { timeZone: 'Indian/Mayotte', taxId: frenchTaxNumbers },
};
