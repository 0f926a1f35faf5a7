import type { Country } from './country.ts';
import { riverPlateBoxes, shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Bolivia */
export const bolivia: Country = {
  code: 'BO',
  boxes: [shortSpanishBoxes, riverPlateBoxes],
  market: { timeZone: 'America/La_Paz' },
};
