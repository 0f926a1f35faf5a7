import type { Definition } from './country.ts';
import { amharicBoxes } from './shared/african-boxes.ts';
import { ethiopicScript } from './shared/scripts.ts';

/** Eritrea */
export const eritrea: Definition = {
  boxes: [amharicBoxes],
  places: { script: ethiopicScript },
  market: { timeZone: 'Africa/Asmara' },
};
