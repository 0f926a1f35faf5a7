import type { Definition } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Madagascar */
export const madagascar: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Indian/Antananarivo' },
};
