import type { Country } from './country.ts';
import { croatianBoxes, serbianAndMacedonianBoxes, sloveneBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes, officialAndCustomaryNames } from './shared/reasons.ts';

/** Slovenia */
export const slovenia: Country = {
  code: 'SI',
  codes: { prefixes: ['SLO'], shapeIsCertain: europeanShapes },
  boxes: [sloveneBoxes, croatianBoxes, serbianAndMacedonianBoxes],
  places: {
    otherNames: [
      {
        reason: 'Names in Slovene and Italian or German.',
        source: officialAndCustomaryNames,
        areMutual: true,
        names: [
          ['Ljubljana', 'Laibach'],
          ['Koper', 'Capodistria'],
          ['Piran', 'Pirano'],
          ['Izola', 'Isola'],
          ['Maribor', 'Marburg'],
        ],
      },
    ],
  },
  market: { timeZone: 'Europe/Ljubljana', taxId: ['si.ddv', 'si.jmbg'] },
};
