import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { riverPlateBoxes, shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Paraguay */
export const paraguay: Definition = {
  codes: {
    mayBeLeftOut: codesCameLate,
    // Two digits longer since 2020. DINACOPA.
    pattern: { metadata: '\\d{4}', is: '\\d{4}|\\d{6}' },
  },
  boxes: [shortSpanishBoxes, riverPlateBoxes],
  market: { timeZone: 'America/Asuncion', taxId: ['py.ruc', 'py.cedula'] },
};
