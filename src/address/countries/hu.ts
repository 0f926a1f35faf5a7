import type { Country } from './country.ts';
import { hungarianBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';

/** Hungary */
export const hungary: Country = {
  code: 'HU',
  codes: { prefixes: ['H'], shapeIsCertain: europeanShapes },
  boxes: [hungarianBoxes],
  places: {
    otherNames: [
      {
        reason: 'English and German names.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Győr', 'Raab'],
          ['Sopron', 'Ödenburg'],
          ['Pécs', 'Fünfkirchen'],
          ['Szeged', 'Szegedin'],
          ['Székesfehérvár', 'Stuhlweißenburg'],
        ],
      },
    ],
  },
  market: { timeZone: 'Europe/Budapest', taxId: ['hu.personal', 'hu.anum'] },
};
