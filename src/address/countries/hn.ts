import type { Definition } from './country.ts';
import { areasLeftOut, codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Honduras */
export const honduras: Definition = {
  codes: { mayBeLeftOut: codesCameLate },
  areas: { mayBeLeftOut: areasLeftOut },
  boxes: [shortSpanishBoxes],
  market: {
    timeZone: 'America/Tegucigalpa',
    // Family Code, art. 16.
    ageOfMajority: 21,
  },
};
