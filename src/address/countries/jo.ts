import type { Country } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Jordan */
export const jordan: Country = {
  code: 'JO',
  codes: { mayBeLeftOut: mailGoesToBoxes },
  market: { timeZone: 'Asia/Amman' },
};
