import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Ecuador */
export const ecuador: Definition = {
  codes: {
    mayBeLeftOut: codesCameLate,
    // People write the code by which the statistics office knows the seat of a canton, which begins with the
    // province and ends with 50, where the post has codes of districts: Cuenca is 010150 and 010101.
    generalBeginning: 2,
    generalEnding: '50',
  },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Guayaquil', taxId: ['ec.ci', 'ec.ruc'] },
};
