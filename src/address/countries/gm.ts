import type { Definition } from './country.ts';
import { westAfricanBoxes } from './shared/english-boxes.ts';

/** Gambia */
export const gambia: Definition = { boxes: [westAfricanBoxes], market: { timeZone: 'Africa/Banjul' } };
