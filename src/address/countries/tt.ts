import type { Definition } from './country.ts';

/** Trinidad and Tobago */
export const trinidadAndTobago: Definition = {
  calledBy: ['Trinidad'],
  market: { timeZone: 'America/Port_of_Spain' },
};
