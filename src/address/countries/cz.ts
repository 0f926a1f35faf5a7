import type { Country } from './country.ts';
import { czechBoxes, slovakBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';

/** Czechia */
export const czechia: Country = {
  code: 'CZ',
  calledBy: ['Czech Republic'],
  codes: { shapeIsCertain: europeanShapes },
  boxes: [czechBoxes, slovakBoxes],
  places: {
    otherNames: [
      {
        reason: 'English and German names.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Praha', 'Prague', 'Prag'],
          ['Plzeň', 'Pilsen'],
          ['Brno', 'Brünn'],
          ['Karlovy Vary', 'Carlsbad', 'Karlsbad'],
          ['České Budějovice', 'Budweis'],
          ['Olomouc', 'Olmütz'],
          ['Ostrava', 'Ostrau'],
          ['Liberec', 'Reichenberg'],
          ['Mariánské Lázně', 'Marienbad'],
        ],
      },
      {
        reason: 'The capital under the name of its region.',
        source: officialAndCustomaryNames,
        names: [['Hlavní město Praha', 'Praha', 'Prague', 'Prag']],
      },
    ],
  },
  market: { timeZone: 'Europe/Prague', taxId: ['cz.rc', 'cz.dic'] },
};
