import type { Definition } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';
import { outwardCode } from './shared/parts-of-codes.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/** Jersey */
export const jersey: Definition = {
  calledBy: ['UK', 'United Kingdom'],
  codes: {
    ofData: outwardCode,
    shapeIsCertain: britishAndIrishShapes,
    // The post uses this word.
    calledBy: 'postcode',
  },
  names: { words: englishNameWords },
  market: { timeZone: 'Europe/Jersey' },
};
