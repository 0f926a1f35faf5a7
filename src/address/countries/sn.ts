import type { Country } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Senegal */
export const senegal: Country = {
  code: 'SN',
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Dakar' },
};
