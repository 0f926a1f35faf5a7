import type { Country } from './country.ts';
import { germanStreets } from './shared/compound-streets.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';

/** Austria */
export const austria: Country = {
  code: 'AT',
  codes: { prefixes: ['A'], shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  areas: { areWrittenAnyway: true },
  streets: { languages: [germanStreets], numberStands: 'last', hyphen: 'range', slash: 'number-unit' },
  boxes: [shortGermanBoxes],
  places: {
    otherNames: [
      {
        reason: 'English and Slovene names.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Wien', 'Vienna'],
          ['St. Pölten', 'Sankt Pölten'],
          ['Villach', 'Beljak'],
        ],
      },
      {
        reason: 'Short and customary forms of long official names.',
        source: officialAndCustomaryNames,
        names: [
          ['Klagenfurt am Wörthersee', 'Klagenfurt'],
          ['Krems an der Donau', 'Krems'],
        ],
      },
    ],
  },
  market: { timeZone: 'Europe/Vienna', taxId: ['at.abgabenkonto', 'at.uid'] },
};
