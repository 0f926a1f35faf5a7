import type { Country } from './country.ts';
import { afrikaansBoxes, nguniAndSothoBoxes } from './shared/african-boxes.ts';
import { southernAfricanBoxes } from './shared/english-boxes.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Zambia */
export const zambia: Country = {
  code: 'ZM',
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [southernAfricanBoxes, afrikaansBoxes, nguniAndSothoBoxes],
  market: { timeZone: 'Africa/Lusaka' },
};
