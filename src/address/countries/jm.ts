import type { Country } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';
import { areasLeftOut } from './shared/reasons.ts';

/** Jamaica */
export const jamaica: Country = {
  code: 'JM',
  names: { words: englishNameWords },
  areas: { mayBeLeftOut: areasLeftOut },
  market: { timeZone: 'America/Jamaica' },
};
