import type { Country } from './country.ts';
import { westAfricanBoxes } from './shared/english-boxes.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Liberia */
export const liberia: Country = {
  code: 'LR',
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [westAfricanBoxes],
  market: { timeZone: 'Africa/Monrovia' },
};
