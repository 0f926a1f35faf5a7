import type { Definition } from './country.ts';
import { americanTerritory } from './shared/american-post.ts';

/** American Samoa */
export const americanSamoa: Definition = {
  ...americanTerritory,
  market: { timeZone: 'Pacific/Pago_Pago', taxId: ['us.ssn'] },
};
