import type { Country } from './country.ts';
import { malayBoxes, shortMalayBoxes } from './shared/asian-boxes.ts';
import { malayNameWords } from './shared/malay.ts';

/** Brunei */
export const brunei: Country = {
  code: 'BN',
  names: { words: malayNameWords },
  boxes: [malayBoxes, shortMalayBoxes],
  market: { timeZone: 'Asia/Brunei' },
};
