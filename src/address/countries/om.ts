import type { Definition } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Oman */
export const oman: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Muscat' },
};
