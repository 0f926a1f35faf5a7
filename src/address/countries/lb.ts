import type { Country } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Lebanon */
export const lebanon: Country = {
  code: 'LB',
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Asia/Beirut' },
};
