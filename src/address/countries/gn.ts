import type { Country } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Guinea */
export const guinea: Country = {
  code: 'GN',
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [shortFrenchBoxes],
  market: { timeZone: 'Africa/Conakry', taxId: ['gn.nifp'] },
};
