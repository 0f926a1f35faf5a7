import type { Definition } from './country.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Bhutan */
export const bhutan: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [southAsianBoxes],
  market: { timeZone: 'Asia/Thimphu' },
};
