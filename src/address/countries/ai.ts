import type { Definition } from './country.ts';
import { codesOfIslands } from './shared/reasons.ts';

/** Anguilla */
export const anguilla: Definition = {
  codes: { mayBeLeftOut: codesOfIslands },
  market: { timeZone: 'America/Anguilla' },
};
