import type { Definition } from './country.ts';
import { frenchOverseas } from './shared/french-territories.ts';

/** New Caledonia */
export const newCaledonia: Definition = {
  ...frenchOverseas,
  market: { timeZone: 'Pacific/Noumea' },
};
