import type { Definition } from './country.ts';
import { hebrewBoxes } from './shared/asian-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { israeliScripts } from './shared/scripts.ts';

/** Israel */
export const israel: Definition = {
  languages: ['ar'],
  codes: { shapeIsCertain: onePublishedShape },
  boxes: [hebrewBoxes],
  places: { script: israeliScripts },
  market: { timeZone: 'Asia/Jerusalem', taxId: ['il.idnr', 'il.hp'] },
};
