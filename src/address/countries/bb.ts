import type { Country } from './country.ts';
import { codesNameTowns } from './shared/reasons.ts';

/** Barbados */
export const barbados: Country = {
  code: 'BB',
  codes: { mayBeLeftOut: codesNameTowns },
  market: { timeZone: 'America/Barbados' },
};
