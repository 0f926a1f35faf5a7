import type { Country } from './country.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Luxembourg */
export const luxembourg: Country = {
  code: 'LU',
  codes: { prefixes: ['L'], shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  boxes: [shortFrenchBoxes, shortGermanBoxes],
  places: {
    otherNames: [
      {
        reason: 'Names in Luxembourgish, French and German.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Luxembourg', 'Luxemburg', 'Lëtzebuerg', 'Luxembourg City'],
          ['Esch-sur-Alzette', 'Esch-Uelzecht'],
          ['Differdange', 'Differdingen'],
          ['Dudelange', 'Düdelingen'],
          ['Ettelbruck', 'Ettelbrück'],
          ['Diekirch', 'Dikrech'],
          ['Wiltz', 'Wolz'],
          ['Echternach', 'Iechternach'],
        ],
      },
    ],
  },
  market: { timeZone: 'Europe/Luxembourg' },
};
