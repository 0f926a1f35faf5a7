import type { Definition } from './country.ts';
import { swahiliBoxes } from './shared/african-boxes.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Congo - Kinshasa */
export const congoKinshasa: Definition = {
  calledBy: ['DRC', 'RDC', 'DR Congo'],
  boxes: [swahiliBoxes, shortFrenchBoxes],
  market: { timeZone: 'Africa/Lubumbashi' },
};
