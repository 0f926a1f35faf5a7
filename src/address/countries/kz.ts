import type { Definition } from './country.ts';
import { centralAsianBoxes } from './shared/asian-boxes.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Kazakhstan */
export const kazakhstan: Definition = {
  calledBy: ['Qazaqstan', 'Республика Казахстан'],
  areas: {
    // Oblys (ISO 3166-2).
    calledBy: 'region',
  },
  boxes: [shortRussianBoxes, centralAsianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Asia/Almaty' },
};
