import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Chad */
export const chad: Definition = {
  boxes: [shortFrenchBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Africa/Ndjamena' },
};
