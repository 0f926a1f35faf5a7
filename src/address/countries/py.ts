import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { riverPlateBoxes, shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Paraguay */
export const paraguay: Definition = {
  codes: { mayBeLeftOut: codesCameLate },
  boxes: [shortSpanishBoxes, riverPlateBoxes],
  market: { timeZone: 'America/Asuncion', taxId: ['py.ruc', 'py.cedula'] },
};
