import type { Country } from './country.ts';
import { somaliBoxes } from './shared/african-boxes.ts';
import { areasLeftOut, carriersIgnoreCodes } from './shared/reasons.ts';

/** Somalia */
export const somalia: Country = {
  code: 'SO',
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  areas: {
    mayBeLeftOut: areasLeftOut,
    // Gobol (ISO 3166-2).
    calledBy: 'region',
  },
  boxes: [somaliBoxes],
  market: { timeZone: 'Africa/Mogadishu' },
};
