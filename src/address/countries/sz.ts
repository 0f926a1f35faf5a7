import type { Definition } from './country.ts';
import { afrikaansBoxes, nguniAndSothoBoxes } from './shared/african-boxes.ts';
import { southernAfricanBoxes } from './shared/english-boxes.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Eswatini */
export const eswatini: Definition = {
  calledBy: ['Swaziland'],
  codes: { mayBeLeftOut: mailGoesToBoxes },
  boxes: [southernAfricanBoxes, afrikaansBoxes, nguniAndSothoBoxes],
  market: { timeZone: 'Africa/Mbabane' },
};
