import type { Definition } from './country.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Peru */
export const peru: Definition = {
  areas: {
    // Lima in an address means the capital. The department around it is written out.
    names: { LMA: ['Lima', 'Lima Metropolitana'], LIM: ['Lima Provincias', 'Región Lima'] },
    // Many lists have districts of the capital in the department, and people write its code.
    around: {
      'Gobierno Regional de Lima': 'Municipalidad Metropolitana de Lima',
      'Municipalidad Metropolitana de Lima': 'Gobierno Regional de Lima',
    },
    // Departamento (ISO 3166-2).
    calledBy: 'department',
  },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Lima', taxId: ['pe.cui', 'pe.ce', 'pe.ruc'] },
};
