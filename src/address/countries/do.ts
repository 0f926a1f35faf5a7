import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Dominican Republic */
export const dominicanRepublic: Definition = {
  calledBy: ['Dominicana'],
  // GeoNames has the codes of Santo Domingo alone.
  codes: { mayBeLeftOut: codesCameLate, isListIncomplete: true },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Santo_Domingo', taxId: ['do.cedula', 'do.rnc'] },
};
