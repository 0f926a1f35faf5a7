import type { Country } from './country.ts';
import { afrikaansBoxes, nguniAndSothoBoxes } from './shared/african-boxes.ts';
import { southernAfricanBoxes } from './shared/english-boxes.ts';

/** Botswana */
export const botswana: Country = {
  code: 'BW',
  boxes: [southernAfricanBoxes, afrikaansBoxes, nguniAndSothoBoxes],
  market: { timeZone: 'Africa/Gaborone' },
};
