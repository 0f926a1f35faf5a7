import type { Definition } from './country.ts';
import { americanPostPlaces, usMilitary, zipPlusFour } from './shared/american-post.ts';
import { americanBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Puerto Rico */
export const puertoRico: Definition = {
  calledBy: ['USA', 'United States'],
  codes: { extension: zipPlusFour, shapeIsCertain: onePublishedShape },
  names: { words: englishNameWords },
  areas: { divisionsAreRegions: true },
  streetWords: englishStreetSlips,
  military: usMilitary,
  boxes: [americanBoxes, shortSpanishBoxes],
  places: { list: americanPostPlaces },
  market: {
    timeZone: 'America/Puerto_Rico',
    // Civil Code of 2020, art. 97.
    ageOfMajority: 21,
    taxId: ['us.ssn'],
  },
};
