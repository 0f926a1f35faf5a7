import type { AddressFormat } from '../../src/address/countries/profile/address-format.ts';
import type { Market, Markets } from '../../src/market/market.ts';

const format: AddressFormat = {
  country: 'US',
  requiresLocality: true,
  requiresAdministrativeArea: true,
  requiresPostalCode: true,
  administrativeAreas: [{ code: 'CA', names: ['California'] }],
  usesAdministrativeArea: true,
};
const us = {
  code: 'US',
  country: { format, dataVersion: 'test' },
  phone: { form: '(###)###-####', example: '(201)555-0100' },
} as Market;
/** The United States with one state, California. */
export const oneMarket: Markets = {
  find: (code) => (code === 'US' ? us : undefined),
  codes: () => ['US'],
  dataVersion: 'test',
};
