import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Nicaragua */
export const nicaragua: Definition = {
  codes: { mayBeLeftOut: codesCameLate },
  // The short and the English names of the autonomous regions, and the short ones before 2014.
  areas: {
    names: {
      AN: ['RACCN', 'RAAN', 'North Caribbean Coast'],
      AS: ['RACCS', 'RAAS', 'South Caribbean Coast'],
    },
  },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Managua' },
};
