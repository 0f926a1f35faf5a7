import type { Definition } from './country.ts';
import { somaliBoxes, swahiliBoxes } from './shared/african-boxes.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Kenya */
export const kenya: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [swahiliBoxes, somaliBoxes],
  market: { timeZone: 'Africa/Nairobi', taxId: ['ke.pin'] },
};
