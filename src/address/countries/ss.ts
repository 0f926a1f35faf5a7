import type { Definition } from './country.ts';

/** South Sudan */
export const southSudan: Definition = { market: { timeZone: 'Africa/Juba' } };
