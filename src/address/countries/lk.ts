import type { Country } from './country.ts';
import { otherSouthAsianBoxes } from './shared/asian-boxes.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Sri Lanka */
export const sriLanka: Country = {
  code: 'LK',
  codes: { shapeIsCertain: onePublishedShape },
  boxes: [southAsianBoxes, otherSouthAsianBoxes],
  market: { timeZone: 'Asia/Colombo' },
};
