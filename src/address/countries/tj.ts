import type { Definition } from './country.ts';
import { centralAsianBoxes, persianBoxes } from './shared/asian-boxes.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Tajikistan */
export const tajikistan: Definition = {
  languages: ['ru'],
  boxes: [shortRussianBoxes, centralAsianBoxes, persianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Asia/Dushanbe' },
};
