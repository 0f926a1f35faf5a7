import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Syria */
export const syria: Definition = {
  boxes: [shortFrenchBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Damascus' },
};
