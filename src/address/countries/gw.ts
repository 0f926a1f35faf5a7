import type { Country } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** Guinea-Bissau */
export const guineaBissau: Country = {
  code: 'GW',
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [shortPortugueseBoxes, casePostale],
  market: { timeZone: 'Africa/Bissau' },
};
