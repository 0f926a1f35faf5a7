import type { Definition } from './country.ts';

/** Belize */
export const belize: Definition = { market: { timeZone: 'America/Belize', taxId: ['bz.tin'] } };
