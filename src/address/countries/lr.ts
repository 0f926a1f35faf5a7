import type { Definition } from './country.ts';
import { westAfricanBoxes } from './shared/english-boxes.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Liberia */
export const liberia: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [westAfricanBoxes],
  market: { timeZone: 'Africa/Monrovia' },
};
