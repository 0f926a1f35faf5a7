import type { Definition } from './country.ts';
import { frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Saint Martin */
export const saintMartin: Definition = {
  calledBy: ['France'],
  codes: { shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  market: { timeZone: 'America/Marigot', taxId: frenchTaxNumbers },
};
