import type { Country } from './country.ts';

/** Grenada */
export const grenada: Country = { code: 'GD', market: { timeZone: 'America/Grenada' } };
