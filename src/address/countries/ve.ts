import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Venezuela */
export const venezuela: Definition = {
  codes: { mayBeLeftOut: codesCameLate },
  areas: {
    // The state and the district under their names of today.
    names: { X: ['La Guaira'], A: ['Distrito Capital'] },
  },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Caracas', taxId: ['ve.rif'] },
};
