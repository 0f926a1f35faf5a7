import type { Definition } from './country.ts';
import { codesNameTowns } from './shared/reasons.ts';

/** Barbados */
export const barbados: Definition = {
  codes: { mayBeLeftOut: codesNameTowns },
  market: { timeZone: 'America/Barbados' },
};
