import type { Definition } from './country.ts';
import { riverPlateBoxes, shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Bolivia */
export const bolivia: Definition = {
  boxes: [shortSpanishBoxes, riverPlateBoxes],
  market: { timeZone: 'America/La_Paz' },
};
