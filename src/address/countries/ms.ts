import type { Country } from './country.ts';

/** Montserrat */
export const montserrat: Country = { code: 'MS', market: { timeZone: 'America/Montserrat' } };
