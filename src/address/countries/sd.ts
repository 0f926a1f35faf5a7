import type { Country } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Sudan */
export const sudan: Country = {
  code: 'SD',
  codes: { mayBeLeftOut: mailGoesToBoxes },
  market: { timeZone: 'Africa/Khartoum' },
};
