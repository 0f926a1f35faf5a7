import type { Definition } from './country.ts';
import { frenchCommunes, frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** French Guiana */
export const frenchGuiana: Definition = {
  calledBy: ['France'],
  codes: { suffix: 'CEDEX', shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  places: { list: { ...frenchCommunes, part: '973' } },
  market: { timeZone: 'America/Cayenne', taxId: frenchTaxNumbers },
};
