import type { Country } from './country.ts';
import { swahiliBoxes } from './shared/african-boxes.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Congo - Kinshasa */
export const congoKinshasa: Country = {
  code: 'CD',
  boxes: [swahiliBoxes, shortFrenchBoxes],
  market: { timeZone: 'Africa/Lubumbashi' },
};
