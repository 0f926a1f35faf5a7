import type { Country } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { riverPlateBoxes, shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Paraguay */
export const paraguay: Country = {
  code: 'PY',
  codes: { mayBeLeftOut: codesCameLate },
  boxes: [shortSpanishBoxes, riverPlateBoxes],
  market: { timeZone: 'America/Asuncion', taxId: ['py.ruc', 'py.cedula'] },
};
