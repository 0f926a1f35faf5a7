import type { AddressFormatBody } from '../../../src/http/wire/market-bodies.ts';
import { done } from '../../../src/http/wire/schema-parts.ts';
import type { Example } from './example.ts';

type Field = AddressFormatBody['fields'][number];

function field(
  name: string,
  kind: string,
  label: string,
  autocomplete: string,
  more: Partial<Field> = {},
): Field {
  return {
    field: name,
    kind,
    label,
    required: false,
    maxLength: 100,
    autocomplete,
    options: null,
    pattern: null,
    example: null,
    ...more,
  };
}

const required = { required: true };
const long = { maxLength: 200 };
const lines = [
  field('AddressPrimary', 'line1', 'Address', 'address-line1', { ...required, ...long }),
  field('AddressSecondary', 'line2', 'Apartment, suite, floor', 'address-line2', long),
  field('AddressTertiary', 'line3', 'Address line 3', 'address-line3', long),
];
const name = field('Name', 'name', 'Full name', 'name', required);

const germany: AddressFormatBody = {
  market: 'DE',
  name: 'Germany',
  language: 'en',
  fields: [
    name,
    ...lines,
    field('PostalCode', 'postalCode', 'Postal code', 'postal-code', {
      required: true,
      maxLength: 20,
      pattern: '\\d{5}',
      example: '26133',
    }),
    field('City', 'city', 'City', 'address-level2', required),
  ],
  label: '{Name}\n{AddressPrimary}\n{AddressSecondary}\n{AddressTertiary}\n{PostalCode} {City}',
  phoneForm: '+49 1512 3456789',
  pickUp: true,
  ...done,
};

const island = (value: string) => ({ value, label: value, served: true });
const saintKitts: AddressFormatBody = {
  market: 'KN',
  name: 'St. Kitts & Nevis',
  language: 'en',
  fields: [
    name,
    ...lines,
    field('City', 'city', 'City', 'address-level2', required),
    field('Province', 'island', 'Island', 'address-level1', {
      options: [island('Nevis'), island('St. Kitts')],
    }),
  ],
  label: '{Name}\n{AddressPrimary}\n{AddressSecondary}\n{AddressTertiary}\n{City}, {Province}',
  phoneForm: '(###)###-####',
  pickUp: true,
  ...done,
};

export const addressFormatExamples: readonly (Example & { readonly response: AddressFormatBody })[] = [
  { name: 'postalCode', summary: 'The postal code stands before the city', response: germany },
  { name: 'provinces', summary: 'Provinces to choose from, and no postal codes', response: saintKitts },
];

const listed = {
  markets: [
    { code: 'CA', name: 'Canada' },
    { code: 'US', name: 'United States' },
  ],
  ...done,
};

export const marketListExamples: readonly Example[] = [
  { name: 'markets', summary: 'Two of the markets', response: listed },
];
