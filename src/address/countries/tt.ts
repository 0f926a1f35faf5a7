import type { Country } from './country.ts';

/** Trinidad and Tobago */
export const trinidadAndTobago: Country = { code: 'TT', market: { timeZone: 'America/Port_of_Spain' } };
