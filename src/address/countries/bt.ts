import type { Country } from './country.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Bhutan */
export const bhutan: Country = {
  code: 'BT',
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [southAsianBoxes],
  market: { timeZone: 'Asia/Thimphu' },
};
