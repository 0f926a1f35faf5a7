import type { Country } from './country.ts';

/** Libya */
export const libya: Country = { code: 'LY', market: { timeZone: 'Africa/Tripoli' } };
