import type { Definition } from './country.ts';
import { riverPlateBoxes, shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Uruguay */
export const uruguay: Definition = {
  // GeoNames has one code for most of a department.
  codes: { isListIncomplete: true },
  areas: {
    // Departamento (ISO 3166-2).
    calledBy: 'department',
    cities: ['Montevideo'],
  },
  boxes: [shortSpanishBoxes, riverPlateBoxes],
  market: { timeZone: 'America/Montevideo', taxId: ['uy.cedula', 'uy.nie', 'uy.rut'] },
};
