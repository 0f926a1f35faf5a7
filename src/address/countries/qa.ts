import type { Country } from './country.ts';
import { arabicScript } from './shared/scripts.ts';

/** Qatar */
export const qatar: Country = {
  code: 'QA',
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Qatar' },
};
