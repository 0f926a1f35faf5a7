import type { Country } from './country.ts';
import { urduAndPashtoBoxes } from './shared/asian-boxes.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';

/** Pakistan */
export const pakistan: Country = {
  code: 'PK',
  boxes: [southAsianBoxes, urduAndPashtoBoxes],
  market: { timeZone: 'Asia/Karachi', taxId: ['pk.cnic', 'pk.ntn'] },
};
