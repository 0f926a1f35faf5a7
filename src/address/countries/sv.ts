import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** El Salvador */
export const elSalvador: Definition = {
  codes: { mayBeLeftOut: codesCameLate },
  areas: {
    // Departamento (ISO 3166-2).
    calledBy: 'department',
  },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/El_Salvador', taxId: ['sv.nit', 'sv.dui'] },
};
