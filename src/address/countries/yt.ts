import type { Definition } from './country.ts';
import { frenchCommunes, frenchOverseas, frenchTaxNumbers } from './shared/french-territories.ts';

/** Mayotte */
export const mayotte: Definition = {
  ...frenchOverseas,
  places: { list: { ...frenchCommunes, part: '976' } },
  market: { timeZone: 'Indian/Mayotte', taxId: frenchTaxNumbers },
};
