import type { Definition } from './country.ts';

/** Saint Lucia */
export const saintLucia: Definition = { market: { timeZone: 'America/St_Lucia' } };
