import type { Country } from './country.ts';

/** Bouvet Island */
export const bouvetIsland: Country = { code: 'BV', market: { timeZone: 'Europe/Oslo', phoneRegion: 'NO' } };
