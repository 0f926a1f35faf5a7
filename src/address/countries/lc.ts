import type { Country } from './country.ts';

/** Saint Lucia */
export const saintLucia: Country = { code: 'LC', market: { timeZone: 'America/St_Lucia' } };
