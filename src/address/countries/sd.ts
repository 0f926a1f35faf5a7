import type { Country } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Sudan */
export const sudan: Country = {
  code: 'SD',
  codes: { mayBeLeftOut: mailGoesToBoxes },
  places: { script: arabicScript },
  market: { timeZone: 'Africa/Khartoum' },
};
