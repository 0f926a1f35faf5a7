import type { Country } from './country.ts';

/** Saudi Arabia */
export const saudiArabia: Country = { code: 'SA', market: { timeZone: 'Asia/Riyadh' } };
