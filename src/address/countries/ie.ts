import type { Definition } from './country.ts';
import { irishBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { firstCharacters } from './shared/parts-of-codes.ts';
import { britishAndIrishShapes } from './shared/reasons.ts';

/** Ireland */
export const ireland: Definition = {
  calledBy: ['Eire', 'Republic of Ireland'],
  codes: {
    // GeoNames has the routing key of an Eircode.
    ofData: firstCharacters(3),
    mayBeLeftOut:
      'Each building has had an Eircode since 2015, but post is delivered without it, and many addresses lack it.',
    shapeIsCertain: britishAndIrishShapes,
    // Eircodes use only fifteen letters, so that none looks like another or like a digit.
    pattern: {
      metadata: '[\\dA-Z]{3} ?[\\dA-Z]{4}',
      is: '(?:[AC-FHKNPRTV-Y]\\d{2}|D6W) ?[\\dAC-FHKNPRTV-Y]{4}',
    },
  },
  names: { areNeighbourhoods: true, words: englishNameWords },
  areas: { divisionsAreRegions: true },
  // A routing key covers a post town's whole district.
  nearbyKm: 60,
  streetWords: englishStreetSlips,
  boxes: [irishBoxes],
  market: { timeZone: 'Europe/Dublin', taxId: ['ie.pps', 'ie.vat'] },
};
