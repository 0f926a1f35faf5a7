import type { Country } from './country.ts';
import { persianBoxes, urduAndPashtoBoxes } from './shared/asian-boxes.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';

/** Afghanistan */
export const afghanistan: Country = {
  code: 'AF',
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [persianBoxes, urduAndPashtoBoxes],
  market: { timeZone: 'Asia/Kabul' },
};
