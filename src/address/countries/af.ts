import type { Definition } from './country.ts';
import { persianBoxes, urduAndPashtoBoxes } from './shared/asian-boxes.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Afghanistan */
export const afghanistan: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [persianBoxes, urduAndPashtoBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Kabul' },
};
