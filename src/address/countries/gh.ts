import type { Country } from './country.ts';
import { hausaBoxes } from './shared/african-boxes.ts';
import { westAfricanBoxes } from './shared/english-boxes.ts';

/** Ghana */
export const ghana: Country = {
  code: 'GH',
  boxes: [westAfricanBoxes, hausaBoxes],
  market: { timeZone: 'Africa/Accra', taxId: ['gh.tin', 'gh.card'] },
};
