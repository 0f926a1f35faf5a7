import type { Country } from './country.ts';
import { amharicBoxes } from './shared/african-boxes.ts';

/** Eritrea */
export const eritrea: Country = { code: 'ER', boxes: [amharicBoxes], market: { timeZone: 'Africa/Asmara' } };
