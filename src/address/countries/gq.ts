import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Equatorial Guinea */
export const equatorialGuinea: Definition = {
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Malabo' },
};
