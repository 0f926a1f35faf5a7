import type { Definition } from './country.ts';

/** Antigua and Barbuda */
export const antiguaAndBarbuda: Definition = { market: { timeZone: 'America/Antigua' } };
