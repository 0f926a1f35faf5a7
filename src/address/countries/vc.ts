import type { Country } from './country.ts';
import { codesOfIslands } from './shared/reasons.ts';

/** Saint Vincent and Grenadines */
export const saintVincentAndGrenadines: Country = {
  code: 'VC',
  codes: { mayBeLeftOut: codesOfIslands },
  market: { timeZone: 'America/St_Vincent' },
};
