import type { Definition } from './country.ts';
import { germanStreets } from './shared/compound-streets.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Austria */
export const austria: Definition = {
  calledBy: ['Oesterreich'],
  codes: { prefixes: ['A'], shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  areas: {
    areWrittenAnyway: true,
    // As people abbreviate them.
    subdivisions: {
      names: {
        'AT-1': ['Bgld'],
        'AT-2': ['Ktn'],
        'AT-3': ['NÖ'],
        'AT-4': ['OÖ'],
        'AT-5': ['Sbg'],
        'AT-6': ['Stmk'],
        'AT-8': ['Vlbg', 'Vbg'],
      },
    },
  },
  streets: { languages: [germanStreets], numberStands: 'last', hyphen: 'range', slash: 'number-unit' },
  boxes: [shortGermanBoxes],
  market: { timeZone: 'Europe/Vienna', taxId: ['at.abgabenkonto', 'at.uid'] },
};
