import type { Country } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';

/** Bermuda */
export const bermuda: Country = {
  code: 'BM',
  names: { words: englishNameWords },
  market: { timeZone: 'Atlantic/Bermuda' },
};
