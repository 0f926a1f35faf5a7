import type { Definition } from './country.ts';
import { bengaliBoxes } from './shared/asian-boxes.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';
import { indicScripts } from './shared/scripts.ts';

/** Bangladesh */
export const bangladesh: Definition = {
  boxes: [southAsianBoxes, bengaliBoxes],
  places: { script: indicScripts },
  market: { timeZone: 'Asia/Dhaka' },
};
