import type { Country } from './country.ts';
import { mailGoesToBoxes } from './shared/reasons.ts';

/** Oman */
export const oman: Country = {
  code: 'OM',
  codes: { mayBeLeftOut: mailGoesToBoxes },
  market: { timeZone: 'Asia/Muscat' },
};
