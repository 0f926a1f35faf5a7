import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Central African Republic */
export const centralAfricanRepublic: Definition = {
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Bangui' },
};
