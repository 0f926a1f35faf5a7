import type { Definition } from './country.ts';
import { kinyarwandaBoxes, swahiliBoxes } from './shared/african-boxes.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Rwanda */
export const rwanda: Definition = {
  boxes: [swahiliBoxes, kinyarwandaBoxes, shortFrenchBoxes],
  market: { timeZone: 'Africa/Kigali' },
};
