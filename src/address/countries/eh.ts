import type { Definition } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';
import { arabicScript } from './shared/scripts.ts';

/** Western Sahara */
export const westernSahara: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  places: { script: arabicScript },
  market: { timeZone: 'Africa/El_Aaiun' },
};
