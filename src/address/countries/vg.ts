import type { Definition } from './country.ts';
import { codesOfIslands } from './shared/reasons.ts';

/** British Virgin Islands */
export const britishVirginIslands: Definition = {
  codes: { mayBeLeftOut: codesOfIslands },
  market: { timeZone: 'America/Tortola' },
};
