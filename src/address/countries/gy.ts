import type { Country } from './country.ts';

/** Guyana */
export const guyana: Country = { code: 'GY', market: { timeZone: 'America/Guyana' } };
