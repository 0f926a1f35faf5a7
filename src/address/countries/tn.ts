import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Tunisia */
export const tunisia: Definition = {
  calledBy: ['République Tunisienne', 'الجمهورية التونسية'],
  boxes: [shortFrenchBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Africa/Tunis' },
};
