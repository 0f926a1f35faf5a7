import type { Country } from './country.ts';
import { amharicBoxes, somaliBoxes } from './shared/african-boxes.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Ethiopia */
export const ethiopia: Country = {
  code: 'ET',
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [somaliBoxes, amharicBoxes],
  market: { timeZone: 'Africa/Addis_Ababa' },
};
