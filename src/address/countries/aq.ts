import type { Country } from './country.ts';

/** Antarctica */
export const antarctica: Country = { code: 'AQ', market: { timeZone: 'Pacific/Auckland' } };
