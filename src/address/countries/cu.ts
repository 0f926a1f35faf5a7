import type { Country } from './country.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Cuba */
export const cuba: Country = {
  code: 'CU',
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Havana', taxId: ['cu.ni'] },
};
