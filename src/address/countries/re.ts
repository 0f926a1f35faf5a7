import type { Definition } from './country.ts';
import { frenchCommunes, frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Réunion */
export const reunion: Definition = {
  calledBy: ['France'],
  codes: { suffix: 'CEDEX', shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  places: { list: { ...frenchCommunes, part: '974' } },
  market: { timeZone: 'Indian/Reunion', taxId: frenchTaxNumbers },
};
