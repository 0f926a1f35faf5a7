import type { Country } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Western Sahara */
export const westernSahara: Country = {
  code: 'EH',
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  places: { script: arabicScript },
  market: { timeZone: 'Africa/El_Aaiun' },
};
