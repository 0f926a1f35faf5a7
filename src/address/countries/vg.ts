import type { Country } from './country.ts';
import { codesOfIslands } from './shared/reasons.ts';

/** British Virgin Islands */
export const britishVirginIslands: Country = {
  code: 'VG',
  codes: { mayBeLeftOut: codesOfIslands },
  market: { timeZone: 'America/Tortola' },
};
