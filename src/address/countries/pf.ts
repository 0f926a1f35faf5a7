import type { Definition } from './country.ts';
import { frenchOverseas } from './shared/french-territories.ts';

/** French Polynesia */
export const frenchPolynesia: Definition = {
  ...frenchOverseas,
  areas: { mayBeLeftOut: 'The island counts as the place. Only some addresses name the archipelago.' },
  market: { timeZone: 'Pacific/Gambier' },
};
