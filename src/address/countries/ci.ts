import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Côte d'Ivoire */
export const ivoryCoast: Country = {
  code: 'CI',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Abidjan' },
};
