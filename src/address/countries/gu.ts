import type { Definition } from './country.ts';
import { americanTerritory } from './shared/american-post.ts';

/** Guam */
export const guam: Definition = {
  ...americanTerritory,
  market: { timeZone: 'Pacific/Guam', taxId: ['us.ssn'] },
};
