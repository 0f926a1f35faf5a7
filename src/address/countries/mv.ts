import type { Country } from './country.ts';
import { codesNameTowns } from './shared/reasons.ts';

/** Maldives */
export const maldives: Country = {
  code: 'MV',
  codes: { mayBeLeftOut: codesNameTowns },
  market: { timeZone: 'Indian/Maldives' },
};
