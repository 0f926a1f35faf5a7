import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Venezuela */
export const venezuela: Definition = {
  codes: { mayBeLeftOut: codesCameLate },
  areas: {
    // The state and the district under their names of today, and the district's abbreviations.
    names: { X: ['La Guaira'], A: ['Distrito Capital', 'D.C.', 'Dto. Capital', 'Dtto. Capital'] },
    // Caracas lies in both, and its eastern municipalities write either.
    around: { 'Distrito Federal': 'Miranda', Miranda: 'Distrito Federal' },
  },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Caracas', taxId: ['ve.rif'] },
};
