import type { Definition } from './country.ts';
import { shortDanishAndNorwegianBoxes } from './shared/germanic-boxes.ts';

/** Greenland */
export const greenland: Definition = {
  calledBy: ['Denmark', 'Danmark'],
  boxes: [shortDanishAndNorwegianBoxes],
  market: { timeZone: 'America/Danmarkshavn' },
};
