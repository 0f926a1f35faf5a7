import type { Definition } from './country.ts';

/** Montserrat */
export const montserrat: Definition = { market: { timeZone: 'America/Montserrat' } };
