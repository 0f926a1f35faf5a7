import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Gabon */
export const gabon: Definition = { boxes: [shortFrenchBoxes], market: { timeZone: 'Africa/Libreville' } };
