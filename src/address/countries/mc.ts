import type { Definition } from './country.ts';
import { europeanShapes, onePlace } from './shared/reasons.ts';
import { frenchLargeReceivers, shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Monaco */
export const monaco: Definition = {
  codes: { prefixes: ['F'], suffix: 'CEDEX', shapeIsCertain: europeanShapes },
  isOnePlace: onePlace,
  boxes: [shortFrenchBoxes, frenchLargeReceivers],
  market: { timeZone: 'Europe/Monaco' },
};
