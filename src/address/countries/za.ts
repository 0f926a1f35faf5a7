import type { Definition } from './country.ts';
import { afrikaansBoxes, nguniAndSothoBoxes } from './shared/african-boxes.ts';
import { southernAfricanBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** South Africa */
export const southAfrica: Definition = {
  languages: ['af'],
  calledBy: ['RSA'],
  codes: {
    // A place has one code for its streets and one for its boxes. GeoNames often has only one of the
    // two.
    isListIncomplete: true,
    shapeIsCertain: onePublishedShape,
  },
  names: { areNeighbourhoods: true, words: englishNameWords },
  // As people abbreviate them.
  areas: {
    divisionsAreRegions: true,
    subdivisions: { names: { 'ZA-EC': ['E Cape'], 'ZA-NC': ['N Cape'], 'ZA-WC': ['W Cape'] } },
  },
  nearbyKm: 40,
  streetWords: englishStreetSlips,
  boxes: [southernAfricanBoxes, afrikaansBoxes, nguniAndSothoBoxes],
  market: { timeZone: 'Africa/Johannesburg', taxId: ['za.tin', 'za.idnr'] },
};
