import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Mauritania */
export const mauritania: Country = {
  code: 'MR',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Nouakchott' },
};
