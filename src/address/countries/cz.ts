import type { Definition } from './country.ts';
import { czechBoxes, slovakBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Czechia */
export const czechia: Definition = {
  calledBy: ['Czech Republic', 'Česká republika'],
  codes: { shapeIsCertain: europeanShapes },
  areas: {
    // In English.
    subdivisions: {
      names: {
        'CZ-20': ['Central Bohemia', 'Central Bohemian'],
        'CZ-31': ['South Bohemia', 'South Bohemian'],
        'CZ-64': ['South Moravia', 'South Moravian'],
        'CZ-80': ['Moravian-Silesian', 'Moravia-Silesia'],
      },
    },
  },
  boxes: [czechBoxes, slovakBoxes],
  market: { timeZone: 'Europe/Prague', taxId: ['cz.rc', 'cz.dic'] },
};
