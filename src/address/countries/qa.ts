import type { Country } from './country.ts';

/** Qatar */
export const qatar: Country = { code: 'QA', market: { timeZone: 'Asia/Qatar' } };
