import type { Definition } from './country.ts';
import { codesNameTowns } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Morocco */
export const morocco: Definition = {
  codes: { mayBeLeftOut: codesNameTowns },
  boxes: [shortFrenchBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Africa/Casablanca' },
};
