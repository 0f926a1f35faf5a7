import type { Definition } from './country.ts';
import { somaliBoxes } from './shared/african-boxes.ts';
import { areasLeftOut, carriersIgnoreCodes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Somalia */
export const somalia: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  areas: {
    mayBeLeftOut: areasLeftOut,
    // Gobol (ISO 3166-2).
    calledBy: 'region',
    // As it is written in English and Italian.
    names: { BN: ['Banadir', 'Benadir'] },
  },
  boxes: [somaliBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Africa/Mogadishu' },
};
