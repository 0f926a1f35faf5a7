import type { Definition } from './country.ts';
import { americanTerritory } from './shared/american-post.ts';

/** U.S. Virgin Islands */
export const unitedStatesVirginIslands: Definition = {
  ...americanTerritory,
  market: { timeZone: 'America/St_Thomas', taxId: ['us.ssn'] },
};
