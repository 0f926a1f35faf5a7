import type { Definition } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Guinea */
export const guinea: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Conakry', taxId: ['gn.nifp'] },
};
