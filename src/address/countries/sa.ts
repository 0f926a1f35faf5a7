import type { Definition } from './country.ts';
import { arabicScript } from './shared/scripts.ts';

/** Saudi Arabia */
export const saudiArabia: Definition = {
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Riyadh' },
};
