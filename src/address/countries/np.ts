import type { Definition } from './country.ts';
import { hindiBoxes } from './shared/asian-boxes.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { romanisedSpelling } from './shared/romanised-spelling.ts';
import { indicScripts } from './shared/scripts.ts';

/** Nepal */
export const nepal: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  names: { spelling: romanisedSpelling },
  boxes: [southAsianBoxes, hindiBoxes],
  places: { script: indicScripts },
  market: { timeZone: 'Asia/Kathmandu' },
};
