import type { Country } from './country.ts';

/** Belize */
export const belize: Country = { code: 'BZ', market: { timeZone: 'America/Belize', taxId: ['bz.tin'] } };
