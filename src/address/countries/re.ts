import type { Definition } from './country.ts';
import { frenchCommunes, frenchOverseas, frenchTaxNumbers } from './shared/french-territories.ts';

/** Réunion */
export const reunion: Definition = {
  ...frenchOverseas,
  codes: {
    ...frenchOverseas.codes,
    // Large receivers have codes of their own. La Poste.
    pattern: { metadata: '9[78]4\\d{2}', is: '97[478]\\d{2}' },
  },
  places: { list: { ...frenchCommunes, part: '974' } },
  market: { timeZone: 'Indian/Reunion', taxId: frenchTaxNumbers },
};
