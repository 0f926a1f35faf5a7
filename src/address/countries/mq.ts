import type { Definition } from './country.ts';
import { frenchCommunes, frenchOverseas, frenchTaxNumbers } from './shared/french-territories.ts';

/** Martinique */
export const martinique: Definition = {
  ...frenchOverseas,
  places: { list: { ...frenchCommunes, part: '972' } },
  market: { timeZone: 'America/Martinique', taxId: frenchTaxNumbers },
};
