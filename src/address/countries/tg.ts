import type { Country } from './country.ts';
import { shortFrenchBoxes } from './shared/romance-boxes.ts';

/** Togo */
export const togo: Country = { code: 'TG', boxes: [shortFrenchBoxes], market: { timeZone: 'Africa/Lome' } };
