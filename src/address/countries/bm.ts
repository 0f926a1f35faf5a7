import type { Definition } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';

/** Bermuda */
export const bermuda: Definition = {
  names: { words: englishNameWords },
  market: { timeZone: 'Atlantic/Bermuda' },
};
