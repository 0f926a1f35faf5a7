import type { Definition } from './country.ts';

/** Grenada */
export const grenada: Definition = { market: { timeZone: 'America/Grenada' } };
