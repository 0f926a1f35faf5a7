import type { Country } from './country.ts';
import { otherSouthAsianBoxes } from './shared/asian-boxes.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { sriLankanScripts } from './shared/scripts.ts';

/** Sri Lanka */
export const sriLanka: Country = {
  code: 'LK',
  codes: { shapeIsCertain: onePublishedShape },
  boxes: [southAsianBoxes, otherSouthAsianBoxes],
  places: { script: sriLankanScripts },
  market: { timeZone: 'Asia/Colombo' },
};
