import type { Definition } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Senegal */
export const senegal: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Dakar' },
};
