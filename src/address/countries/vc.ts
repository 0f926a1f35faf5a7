import type { Definition } from './country.ts';
import { codesOfIslands } from './shared/reasons.ts';

/** Saint Vincent and Grenadines */
export const saintVincentAndGrenadines: Definition = {
  codes: { mayBeLeftOut: codesOfIslands },
  market: { timeZone: 'America/St_Vincent' },
};
