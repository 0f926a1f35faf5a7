import type { Definition } from './country.ts';
import { communityMailBags, maoriBoxes, pacificBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** New Zealand */
export const newZealand: Definition = {
  calledBy: ['Aotearoa'],
  codes: {
    isListIncomplete: true,
    shapeIsCertain: onePublishedShape,
    // The post uses this word.
    calledBy: 'postcode',
  },
  names: { areNeighbourhoods: true, unlistedShare: 0.01, words: englishNameWords },
  areas: { divisionsAreRegions: true },
  nearbyKm: 30,
  streetWords: englishStreetSlips,
  boxes: [pacificBoxes, communityMailBags, maoriBoxes],
  market: {
    timeZone: 'Pacific/Chatham',
    // Age of Majority Act 1970, s. 4.
    ageOfMajority: 20,
    taxId: ['nz.ird'],
  },
};
