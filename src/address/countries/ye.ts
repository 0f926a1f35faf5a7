import type { Country } from './country.ts';

/** Yemen */
export const yemen: Country = { code: 'YE', market: { timeZone: 'Asia/Aden' } };
