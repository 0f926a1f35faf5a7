import type { Country } from './country.ts';
import { arabicScript } from './shared/scripts.ts';

/** Libya */
export const libya: Country = {
  code: 'LY',
  places: { script: arabicScript },
  market: { timeZone: 'Africa/Tripoli' },
};
