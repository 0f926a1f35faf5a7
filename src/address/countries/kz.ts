import type { Definition } from './country.ts';
import { centralAsianBoxes } from './shared/asian-boxes.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Kazakhstan */
export const kazakhstan: Definition = {
  languages: ['kk'],
  calledBy: ['Qazaqstan'],
  // The codes since 2015, "A15G7M0", are in use beside the old ones. Kazpost.
  codes: { pattern: { metadata: '\\d{6}', is: '\\d{6}|[A-Z]\\d{2}[A-Z]\\d[A-Z]\\d' } },
  areas: {
    // Oblys (ISO 3166-2).
    calledBy: 'region',
  },
  boxes: [shortRussianBoxes, centralAsianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Asia/Almaty' },
};
