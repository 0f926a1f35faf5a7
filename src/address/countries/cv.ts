import type { Definition } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { casePostale, shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** Cape Verde */
export const capeVerde: Definition = {
  calledBy: ['Cape Verde'],
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [shortPortugueseBoxes, casePostale],
  market: { timeZone: 'Atlantic/Cape_Verde' },
};
