import type { Definition } from './country.ts';
import { codesNameTowns } from './shared/reasons.ts';

/** Maldives */
export const maldives: Definition = {
  codes: { mayBeLeftOut: codesNameTowns },
  market: { timeZone: 'Indian/Maldives' },
};
