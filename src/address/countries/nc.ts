import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** New Caledonia */
export const newCaledonia: Definition = {
  calledBy: ['France'],
  codes: { suffix: 'CEDEX', shapeIsCertain: europeanShapes },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  market: { timeZone: 'Pacific/Noumea' },
};
