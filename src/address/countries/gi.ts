import type { Definition } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';
import { outwardCode } from './shared/parts-of-codes.ts';
import { britishAndIrishShapes, onePlace } from './shared/reasons.ts';

/** Gibraltar */
export const gibraltar: Definition = {
  codes: {
    ofData: outwardCode,
    shapeIsCertain: britishAndIrishShapes,
    // The post uses this word.
    calledBy: 'postcode',
  },
  names: { words: englishNameWords },
  isOnePlace: onePlace,
  market: { timeZone: 'Europe/Gibraltar' },
};
