import type { Definition } from './country.ts';
import { frenchCommunes, frenchOverseas, frenchTaxNumbers } from './shared/french-territories.ts';

/** Réunion */
export const reunion: Definition = {
  ...frenchOverseas,
  places: { list: { ...frenchCommunes, part: '974' } },
  market: { timeZone: 'Indian/Reunion', taxId: frenchTaxNumbers },
};
