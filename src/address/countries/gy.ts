import type { Definition } from './country.ts';

/** Guyana */
export const guyana: Definition = { market: { timeZone: 'America/Guyana' } };
