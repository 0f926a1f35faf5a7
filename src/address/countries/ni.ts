import type { Country } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Nicaragua */
export const nicaragua: Country = {
  code: 'NI',
  codes: { mayBeLeftOut: codesCameLate },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Managua' },
};
