import type { Definition } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** Guinea-Bissau */
export const guineaBissau: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [shortPortugueseBoxes, casePostale],
  market: { timeZone: 'Africa/Bissau' },
};
