import type { Definition } from './country.ts';
import { urduAndPashtoBoxes } from './shared/asian-boxes.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Pakistan */
export const pakistan: Definition = {
  boxes: [southAsianBoxes, urduAndPashtoBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Karachi', taxId: ['pk.cnic', 'pk.ntn'] },
};
