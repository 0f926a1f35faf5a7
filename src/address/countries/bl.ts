import type { Definition } from './country.ts';
import { frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Saint Barthélemy */
export const saintBarthelemy: Definition = {
  calledBy: ['France'],
  codes: { shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  market: { timeZone: 'America/St_Barthelemy', taxId: frenchTaxNumbers },
};
