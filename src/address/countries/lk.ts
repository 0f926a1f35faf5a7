import type { Definition } from './country.ts';
import { otherSouthAsianBoxes } from './shared/asian-boxes.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { sriLankanScripts } from './shared/scripts.ts';

/** Sri Lanka */
export const sriLanka: Definition = {
  codes: { shapeIsCertain: onePublishedShape },
  boxes: [southAsianBoxes, otherSouthAsianBoxes],
  places: { script: sriLankanScripts },
  market: { timeZone: 'Asia/Colombo' },
};
