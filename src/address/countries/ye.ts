import type { Definition } from './country.ts';
import { arabicScript } from './shared/scripts.ts';

/** Yemen */
export const yemen: Definition = { places: { script: arabicScript }, market: { timeZone: 'Asia/Aden' } };
