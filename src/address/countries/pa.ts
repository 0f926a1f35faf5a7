import type { Definition } from './country.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Panama */
export const panama: Definition = { boxes: [shortSpanishBoxes], market: { timeZone: 'America/Panama' } };
