import type { Country } from './country.ts';
import { arabicScript } from './shared/scripts.ts';

/** Saudi Arabia */
export const saudiArabia: Country = {
  code: 'SA',
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Riyadh' },
};
