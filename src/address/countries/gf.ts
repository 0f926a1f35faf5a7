import type { Definition } from './country.ts';
import { frenchCommunes, frenchOverseas, frenchTaxNumbers } from './shared/french-territories.ts';

/** French Guiana */
export const frenchGuiana: Definition = {
  ...frenchOverseas,
  places: { list: { ...frenchCommunes, part: '973' } },
  market: { timeZone: 'America/Cayenne', taxId: frenchTaxNumbers },
};
