import type { Definition } from './country.ts';
import { americanTerritory } from './shared/american-post.ts';

/** Northern Mariana Islands */
export const northernMarianaIslands: Definition = {
  ...americanTerritory,
  market: { timeZone: 'Pacific/Saipan', taxId: ['us.ssn'] },
};
