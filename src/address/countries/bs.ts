import type { Country } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';

/** Bahamas */
export const bahamas: Country = {
  code: 'BS',
  names: { words: englishNameWords },
  market: { timeZone: 'America/Nassau' },
};
