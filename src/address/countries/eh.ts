import type { Country } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';

/** Western Sahara */
export const westernSahara: Country = {
  code: 'EH',
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  market: { timeZone: 'Africa/El_Aaiun' },
};
