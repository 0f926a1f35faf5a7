import type { Definition } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Jordan */
export const jordan: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Amman' },
};
