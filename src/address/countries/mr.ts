import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Mauritania */
export const mauritania: Definition = {
  boxes: [shortFrenchBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Africa/Nouakchott' },
};
