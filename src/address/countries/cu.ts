import type { Definition } from './country.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Cuba */
export const cuba: Definition = {
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Havana', taxId: ['cu.ni'] },
};
