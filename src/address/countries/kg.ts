import type { Definition } from './country.ts';
import { centralAsianBoxes } from './shared/asian-boxes.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Kyrgyzstan */
export const kyrgyzstan: Definition = {
  languages: ['ru'],
  calledBy: ['Кыргызская Республика'],
  boxes: [shortRussianBoxes, centralAsianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Asia/Bishkek' },
};
