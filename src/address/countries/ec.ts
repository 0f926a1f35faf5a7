import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Ecuador */
export const ecuador: Definition = {
  codes: { mayBeLeftOut: codesCameLate },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Guayaquil', taxId: ['ec.ci', 'ec.ruc'] },
};
