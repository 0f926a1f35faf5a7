import type { Country } from './country.ts';
import { croatianBoxes, serbianAndMacedonianBoxes, sloveneBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';

/** Croatia */
export const croatia: Country = {
  code: 'HR',
  codes: { shapeIsCertain: europeanShapes },
  boxes: [sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes],
  places: {
    otherNames: [
      {
        reason: 'Names in Croatian and Italian.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Rijeka', 'Fiume'],
          ['Pula', 'Pola'],
          ['Poreč', 'Parenzo'],
          ['Rovinj', 'Rovigno'],
          ['Split', 'Spalato'],
          ['Zadar', 'Zara'],
          ['Dubrovnik', 'Ragusa'],
          ['Umag', 'Umago'],
          ['Opatija', 'Abbazia'],
        ],
      },
    ],
  },
  market: { timeZone: 'Europe/Zagreb', taxId: ['hr.oib'] },
};
