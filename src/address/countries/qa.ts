import type { Definition } from './country.ts';
import { arabicScript } from './shared/scripts.ts';

/** Qatar */
export const qatar: Definition = { places: { script: arabicScript }, market: { timeZone: 'Asia/Qatar' } };
