import type { Country } from './country.ts';
import { codesOfIslands } from './shared/reasons.ts';

/** Anguilla */
export const anguilla: Country = {
  code: 'AI',
  codes: { mayBeLeftOut: codesOfIslands },
  market: { timeZone: 'America/Anguilla' },
};
