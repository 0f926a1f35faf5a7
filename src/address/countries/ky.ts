import type { Definition } from './country.ts';
import { englishNameWords } from './shared/english-names.ts';
import { areasLeftOut } from './shared/reasons.ts';

/** Cayman Islands */
export const caymanIslands: Definition = {
  names: { words: englishNameWords },
  areas: { mayBeLeftOut: areasLeftOut },
  // The metadata has only the island, and each island has several towns.
  label: { metadata: ['%N%n%O%n%A%n%S %Z'], is: ['%N%n%O%n%A%n%C%n%S %Z', '%N%n%O%n%A%n%C%n%S %Z'] },
  market: { timeZone: 'America/Cayman' },
};
