import type { Country } from './country.ts';

/** Antigua and Barbuda */
export const antiguaAndBarbuda: Country = { code: 'AG', market: { timeZone: 'America/Antigua' } };
