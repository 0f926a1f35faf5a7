import type { Country } from './country.ts';
import { albanianBoxes } from './shared/eastern-european-boxes.ts';

/** Albania */
export const albania: Country = { code: 'AL', boxes: [albanianBoxes], market: { timeZone: 'Europe/Tirane' } };
