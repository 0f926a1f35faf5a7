import type { Definition } from './country.ts';
import { amharicBoxes, somaliBoxes } from './shared/african-boxes.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';
import { ethiopicScript } from './shared/scripts.ts';

/** Ethiopia */
export const ethiopia: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [somaliBoxes, amharicBoxes],
  places: { script: ethiopicScript },
  market: { timeZone: 'Africa/Addis_Ababa' },
};
