import type { Definition } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';

/** Bahamas */
export const bahamas: Definition = {
  names: { words: englishNameWords },
  market: { timeZone: 'America/Nassau' },
};
