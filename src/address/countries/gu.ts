import type { Definition } from './country.ts';
import { americanPostPlaces, usMilitary, zipPlusFour } from './shared/american-post.ts';
import { americanBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Guam */
export const guam: Definition = {
  calledBy: ['USA', 'United States'],
  codes: { extension: zipPlusFour, shapeIsCertain: onePublishedShape },
  names: { words: englishNameWords },
  areas: { divisionsAreRegions: true },
  streetWords: englishStreetSlips,
  military: usMilitary,
  boxes: [americanBoxes],
  places: { list: americanPostPlaces },
  market: { timeZone: 'Pacific/Guam', taxId: ['us.ssn'] },
};
