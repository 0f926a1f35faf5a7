import type { Definition } from './country.ts';
import { malayBoxes } from './shared/asian-boxes.ts';
import { pacificBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { onePlace, onePublishedShape } from './shared/reasons.ts';
import { hanScript } from './shared/scripts.ts';

/** Singapore */
export const singapore: Definition = {
  languages: ['zh', 'ms', 'ta'],
  codes: {
    // Older people write the S of the time before six digits, and one writes the city where the code is.
    prefixes: ['S', 'SINGAPORE'],
    isListIncomplete: true,
    shapeIsCertain: onePublishedShape,
  },
  names: { words: englishNameWords },
  isOnePlace: onePlace,
  streetWords: englishStreetSlips,
  boxes: [pacificBoxes, malayBoxes],
  places: {
    everywhere: { name: 'Singapore', reason: 'The source has streets where an address has the city.' },
    script: hanScript,
  },
  market: { timeZone: 'Asia/Singapore', taxId: ['sg.nric', 'sg.uen'] },
};
