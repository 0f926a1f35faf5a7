import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Togo */
export const togo: Definition = { boxes: [shortFrenchBoxes], market: { timeZone: 'Africa/Lome' } };
