import type { Definition } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Seychelles */
export const seychelles: Definition = { boxes: [shortFrenchBoxes], market: { timeZone: 'Indian/Mahe' } };
