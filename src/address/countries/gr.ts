import type { Definition } from './country.ts';
import { greekBoxes } from './shared/eastern-european-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { greekSpelling } from './shared/romanised-spelling.ts';
import { greekScript } from './shared/scripts.ts';

/** Greece */
export const greece: Definition = {
  calledBy: ['Ελλάς', 'Hellas', 'Ellada'],
  codes: { prefixes: ['TK'], shapeIsCertain: europeanShapes },
  names: { spelling: greekSpelling },
  areas: {
    // In Latin letters, as signs have them.
    subdivisions: {
      names: {
        'GR-A': ['Anatoliki Makedonia kai Thraki'],
        'GR-B': ['Kentriki Makedonia'],
        'GR-C': ['Dytiki Makedonia'],
        'GR-D': ['Ipeiros'],
        'GR-F': ['Ionia Nisia'],
        'GR-G': ['Dytiki Ellada'],
        'GR-H': ['Sterea Ellada'],
        'GR-I': ['Attiki', 'Αττικής'],
        'GR-J': ['Peloponnisos'],
        'GR-K': ['Voreio Aigaio'],
        'GR-L': ['Notio Aigaio'],
        'GR-M': ['Kriti', 'Κρήτης'],
      },
    },
  },
  boxes: [greekBoxes],
  places: { script: greekScript },
  market: { timeZone: 'Europe/Athens', taxId: ['gr.vat', 'gr.amka'] },
};
