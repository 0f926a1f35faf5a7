import { englishNameWords } from './english-names.ts';
import { outwardCode } from './parts-of-codes.ts';
import { britishAndIrishShapes } from './reasons.ts';

/** What Guernsey, the Isle of Man and Jersey share, whose codes are those of the UK. */
export const crownDependency = {
  calledBy: ['UK', 'United Kingdom'],
  codes: {
    ofData: outwardCode,
    shapeIsCertain: britishAndIrishShapes,
    // The post uses this word.
    calledBy: 'postcode',
  },
  names: { words: englishNameWords },
} as const;
