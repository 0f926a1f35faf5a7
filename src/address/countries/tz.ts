import type { Definition } from './country.ts';
import { swahiliBoxes } from './shared/african-boxes.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Tanzania */
export const tanzania: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [swahiliBoxes],
  market: { timeZone: 'Africa/Dar_es_Salaam' },
};
