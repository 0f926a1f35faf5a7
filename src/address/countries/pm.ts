import type { Definition } from './country.ts';
import { frenchCommunes, frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Saint Pierre and Miquelon */
export const saintPierreAndMiquelon: Definition = {
  calledBy: ['France'],
  codes: { shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  places: { list: { ...frenchCommunes, part: '975' } },
  market: { timeZone: 'America/Miquelon', taxId: frenchTaxNumbers },
};
