import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Benin */
export const benin: Definition = { boxes: [shortFrenchBoxes], market: { timeZone: 'Africa/Porto-Novo' } };
