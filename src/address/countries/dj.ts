import type { Definition } from './country.ts';
import { somaliBoxes } from './shared/african-boxes.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Djibouti */
export const djibouti: Definition = {
  languages: ['ar'],
  boxes: [somaliBoxes, shortFrenchBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Africa/Djibouti' },
};
