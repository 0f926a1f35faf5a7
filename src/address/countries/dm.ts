import type { Definition } from './country.ts';

/** Dominica */
export const dominica: Definition = { market: { timeZone: 'America/Dominica' } };
