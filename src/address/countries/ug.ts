import type { Definition } from './country.ts';
import { swahiliBoxes } from './shared/african-boxes.ts';

/** Uganda */
export const uganda: Definition = { boxes: [swahiliBoxes], market: { timeZone: 'Africa/Kampala' } };
