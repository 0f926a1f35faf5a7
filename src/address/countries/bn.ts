import type { Definition } from './country.ts';
import { malayBoxes, shortMalayBoxes } from './shared/asian-boxes.ts';
import { malayNameWords } from './shared/malay.ts';

/** Brunei */
export const brunei: Definition = {
  names: { words: malayNameWords },
  boxes: [malayBoxes, shortMalayBoxes],
  market: { timeZone: 'Asia/Brunei' },
};
