import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** French Polynesia */
export const frenchPolynesia: Definition = {
  calledBy: ['France'],
  codes: { suffix: 'CEDEX', shapeIsCertain: europeanShapes },
  areas: { mayBeLeftOut: 'The island counts as the place. Only some addresses name the archipelago.' },
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  market: { timeZone: 'Pacific/Gambier' },
};
