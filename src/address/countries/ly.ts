import type { Definition } from './country.ts';
import { arabicScript } from './shared/scripts.ts';

/** Libya */
export const libya: Definition = { places: { script: arabicScript }, market: { timeZone: 'Africa/Tripoli' } };
