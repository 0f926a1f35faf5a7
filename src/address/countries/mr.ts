import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Mauritania */
export const mauritania: Country = {
  code: 'MR',
  boxes: [shortFrenchBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Africa/Nouakchott' },
};
