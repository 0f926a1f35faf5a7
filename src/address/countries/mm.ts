import type { Definition } from './country.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { burmeseScript } from './shared/scripts.ts';

/** Myanmar (Burma) */
export const myanmar: Definition = {
  calledBy: ['Burma'],
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [
    southAsianBoxes,
    {
      language: 'Burmese',
      anywhere: ['စာတိုက်ပုံး', 'စာတိုက်သေတ္တာ', 'စာတိုက် သေတ္တာ'],
    },
  ],
  places: { script: burmeseScript },
  market: { timeZone: 'Asia/Yangon' },
};
