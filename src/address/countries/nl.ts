import type { Country } from './country.ts';
import { dutchStreets } from './shared/compound-streets.ts';
import { frisianAndPapiamentoBoxes, shortDutchBoxes } from './shared/germanic-boxes.ts';
import { firstCharacters } from './shared/parts-of-codes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';

/** Netherlands */
export const netherlands: Country = {
  code: 'NL',
  calledBy: ['Holland', 'The Netherlands'],
  codes: { ofData: firstCharacters(4), shapeIsCertain: europeanShapes },
  streets: { languages: [dutchStreets], numberStands: 'last', hyphen: 'number-unit', slash: 'number-unit' },
  boxes: [shortDutchBoxes, frisianAndPapiamentoBoxes],
  places: {
    otherNames: [
      {
        reason: 'Official and customary names, and English names.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ["'s-Gravenhage", 'Den Haag', 'The Hague'],
          ["'s-Hertogenbosch", 'Den Bosch'],
          ['Vlissingen', 'Flushing'],
          ['Leeuwarden', 'Ljouwert'],
          ['Sneek', 'Snits'],
          ['Heerenveen', 'It Hearrenfean'],
        ],
      },
      {
        reason: 'Short and customary forms of long official names.',
        source: officialAndCustomaryNames,
        names: [
          ['Capelle aan den IJssel', 'Capelle'],
          ['Alphen aan den Rijn', 'Alphen'],
        ],
      },
    ],
  },
  market: { timeZone: 'Europe/Amsterdam', taxId: ['nl.bsn', 'nl.btw'] },
};
