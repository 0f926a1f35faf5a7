import type { Definition } from './country.ts';
import { hausaBoxes } from './shared/african-boxes.ts';
import { westAfricanBoxes } from './shared/english-boxes.ts';

/** Ghana */
export const ghana: Definition = {
  boxes: [westAfricanBoxes, hausaBoxes],
  market: { timeZone: 'Africa/Accra', taxId: ['gh.tin', 'gh.card'] },
};
