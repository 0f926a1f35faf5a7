import type { Definition } from './country.ts';
import { hausaBoxes } from './shared/african-boxes.ts';
import { westAfricanBoxes } from './shared/english-boxes.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';

/** Nigeria */
export const nigeria: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  areas: {
    // The territory's short names.
    names: { FC: ['FCT', 'Abuja', 'FCT Abuja'] },
  },
  boxes: [westAfricanBoxes, hausaBoxes],
  market: { timeZone: 'Africa/Lagos', taxId: ['ng.tin'] },
};
