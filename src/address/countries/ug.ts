import type { Country } from './country.ts';
import { swahiliBoxes } from './shared/african-boxes.ts';

/** Uganda */
export const uganda: Country = { code: 'UG', boxes: [swahiliBoxes], market: { timeZone: 'Africa/Kampala' } };
