import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Equatorial Guinea */
export const equatorialGuinea: Country = {
  code: 'GQ',
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Malabo' },
};
