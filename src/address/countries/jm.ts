import type { Definition } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';
import { areasLeftOut } from './shared/reasons.ts';

/** Jamaica */
export const jamaica: Definition = {
  names: { words: englishNameWords },
  areas: { mayBeLeftOut: areasLeftOut },
  market: { timeZone: 'America/Jamaica' },
};
