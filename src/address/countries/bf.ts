import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Burkina Faso */
export const burkinaFaso: Definition = {
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Ouagadougou' },
};
