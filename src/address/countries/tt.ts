import type { Definition } from './country.ts';

/** Trinidad and Tobago */
export const trinidadAndTobago: Definition = { market: { timeZone: 'America/Port_of_Spain' } };
