import type { Country } from './country.ts';
import { afrikaansBoxes, nguniAndSothoBoxes } from './shared/african-boxes.ts';
import { southernAfricanBoxes } from './shared/english-boxes.ts';

/** Zimbabwe */
export const zimbabwe: Country = {
  code: 'ZW',
  boxes: [southernAfricanBoxes, afrikaansBoxes, nguniAndSothoBoxes],
  market: { timeZone: 'Africa/Harare' },
};
