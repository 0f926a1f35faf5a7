import type { Country } from './country.ts';
import { hebrewBoxes } from './shared/asian-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Israel */
export const israel: Country = {
  code: 'IL',
  codes: { shapeIsCertain: onePublishedShape },
  boxes: [hebrewBoxes],
  market: { timeZone: 'Asia/Jerusalem', taxId: ['il.idnr', 'il.hp'] },
};
