import type { Definition } from './country.ts';

/** Antarctica */
export const antarctica: Definition = { market: { timeZone: 'Pacific/Auckland' } };
