import type { Country } from './country.ts';
import { arabicScript } from './shared/scripts.ts';

/** Yemen */
export const yemen: Country = {
  code: 'YE',
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Aden' },
};
