import type { Definition } from './country.ts';
import { riverPlateBoxes, shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Uruguay */
export const uruguay: Definition = {
  areas: {
    // Departamento (ISO 3166-2).
    calledBy: 'department',
    cities: ['Montevideo'],
  },
  boxes: [shortSpanishBoxes, riverPlateBoxes],
  market: { timeZone: 'America/Montevideo', taxId: ['uy.cedula', 'uy.nie', 'uy.rut'] },
};
