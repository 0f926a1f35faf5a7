import type { Definition } from './country.ts';
import { centralAsianBoxes } from './shared/asian-boxes.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';

/** Turkmenistan */
export const turkmenistan: Definition = {
  languages: ['ru'],
  boxes: [shortRussianBoxes, centralAsianBoxes],
  market: { timeZone: 'Asia/Ashgabat' },
};
