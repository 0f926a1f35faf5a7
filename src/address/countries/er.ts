import type { Country } from './country.ts';
import { amharicBoxes } from './shared/african-boxes.ts';
import { ethiopicScript } from './shared/scripts.ts';

/** Eritrea */
export const eritrea: Country = {
  code: 'ER',
  boxes: [amharicBoxes],
  places: { script: ethiopicScript },
  market: { timeZone: 'Africa/Asmara' },
};
