import type { Country } from './country.ts';

/** South Sudan */
export const southSudan: Country = { code: 'SS', market: { timeZone: 'Africa/Juba' } };
