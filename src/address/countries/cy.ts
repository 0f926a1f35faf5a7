import type { Definition } from './country.ts';
import { greekBoxes, turkishBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { greekSpelling } from './shared/romanised-spelling.ts';
import { greekScript } from './shared/scripts.ts';

/** Cyprus */
export const cyprus: Definition = {
  languages: ['tr'],
  codes: { shapeIsCertain: europeanShapes },
  names: { spelling: greekSpelling },
  areas: {
    // In Latin letters, as signs have them.
    subdivisions: {
      names: {
        'CY-01': ['Lefkosia'],
        'CY-02': ['Lemesos'],
        'CY-03': ['Larnaka'],
        'CY-04': ['Ammochostos'],
        'CY-05': ['Pafos'],
        'CY-06': ['Keryneia'],
      },
    },
  },
  boxes: [greekBoxes, turkishBoxes],
  places: { script: greekScript },
  market: { timeZone: 'Asia/Nicosia' },
};
