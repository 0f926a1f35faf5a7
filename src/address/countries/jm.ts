import type { Definition } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';
import { areasLeftOut } from './shared/reasons.ts';

/** Jamaica */
export const jamaica: Definition = {
  names: { words: englishNameWords },
  areas: {
    mayBeLeftOut: areasLeftOut,
    // The capital's districts are those of both parishes.
    around: { Kingston: 'St. Andrew', 'St. Andrew': 'Kingston' },
  },
  market: { timeZone: 'America/Jamaica' },
};
