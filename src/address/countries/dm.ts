import type { Country } from './country.ts';

/** Dominica */
export const dominica: Country = { code: 'DM', market: { timeZone: 'America/Dominica' } };
