import type { Definition } from './country.ts';
import { otherSouthAsianBoxes } from './shared/asian-boxes.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { sriLankanScripts } from './shared/scripts.ts';

/** Sri Lanka */
export const sriLanka: Definition = {
  languages: ['ta'],
  codes: {
    shapeIsCertain: onePublishedShape,
    // The numbers of the districts are older than the codes. General knowledge.
    ofDistricts: { Colombo: '0##00' },
  },
  boxes: [southAsianBoxes, otherSouthAsianBoxes],
  places: { script: sriLankanScripts },
  market: { timeZone: 'Asia/Colombo' },
};
