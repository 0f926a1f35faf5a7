import type { Definition } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Mongolia */
export const mongolia: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  boxes: [
    {
      language: 'Mongolian',
      anywhere: ['шуудангийн хайрцаг', 'ш хайрцаг', 'shuudangiin khairtsag'],
      segment: ['шх', 'box'],
    },
  ],
  places: { script: cyrillicScript },
  market: { timeZone: 'Asia/Ulaanbaatar' },
};
