import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Wallis and Futuna */
export const wallisAndFutuna: Definition = {
  calledBy: ['France'],
  codes: { shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  market: { timeZone: 'Pacific/Wallis' },
};
