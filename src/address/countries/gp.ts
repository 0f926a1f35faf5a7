import type { Definition } from './country.ts';
import { frenchCommunes, frenchOverseas, frenchTaxNumbers } from './shared/french-territories.ts';

/** Guadeloupe */
export const guadeloupe: Definition = {
  ...frenchOverseas,
  places: { list: { ...frenchCommunes, part: '971' } },
  market: { timeZone: 'America/Guadeloupe', taxId: frenchTaxNumbers },
};
