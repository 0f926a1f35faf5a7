import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { officialAndCustomaryNames, onePublishedShape } from './shared/reasons.ts';

/** New Zealand */
export const newZealand: Country = {
  code: 'NZ',
  codes: {
    isListIncomplete: true,
    shapeIsCertain: onePublishedShape,
    // The post uses this word.
    calledBy: 'postcode',
  },
  names: { areNeighbourhoods: true, words: englishNameWords },
  areas: { divisionsAreRegions: true },
  nearbyKm: 30,
  streetWords: englishStreetSlips,
  boxes: [pacificBoxes, communityMailBags],
  places: {
    otherNames: [
      {
        reason: 'Names in English and in Māori.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Whanganui', 'Wanganui'],
          ['Auckland', 'Tāmaki Makaurau'],
          ['Wellington', 'Te Whanganui-a-Tara'],
          ['Christchurch', 'Ōtautahi'],
          ['Dunedin', 'Ōtepoti'],
          ['Hamilton', 'Kirikiriroa'],
          ['New Plymouth', 'Ngāmotu'],
          ['Mount Maunganui', 'Mt Maunganui'],
        ],
      },
    ],
  },
  market: {
    timeZone: 'Pacific/Chatham',
    // Age of Majority Act 1970, s. 4.
    ageOfMajority: 20,
    taxId: ['nz.ird'],
  },
};
