import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Dominican Republic */
export const dominicanRepublic: Definition = {
  calledBy: ['Dominicana'],
  codes: { mayBeLeftOut: codesCameLate },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Santo_Domingo', taxId: ['do.cedula', 'do.rnc'] },
};
