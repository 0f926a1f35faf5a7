import type { Definition } from './country.ts';
import { swahiliBoxes } from './shared/african-boxes.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Comoros */
export const comoros: Definition = {
  boxes: [swahiliBoxes, shortFrenchBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Indian/Comoro' },
};
