import type { Definition } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Sudan */
export const sudan: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  places: { script: arabicScript },
  market: { timeZone: 'Africa/Khartoum' },
};
