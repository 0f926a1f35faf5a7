import type { AddressPart } from '../address/postal-address.ts';

/** Longest text of each field of a shipping address submission, in UTF-16 units. Part of the contract. */
export const addressFieldLimits = {
  Email: 254,
  ShipToEmail: 254,
  Phone: 40,
  PONumber: 50,
  ShipToInstruction: 500,
  Name: 100,
  AddressPrimary: 200,
  AddressSecondary: 200,
  AddressTertiary: 200,
  City: 100,
  Province: 100,
  PostalCode: 20,
} as const;

/** The wire's name of each part of an address (specification 2.1 to 2.3). */
export const wireNames = {
  name: 'Name',
  line1: 'AddressPrimary',
  line2: 'AddressSecondary',
  line3: 'AddressTertiary',
  locality: 'City',
  administrativeArea: 'Province',
  postalCode: 'PostalCode',
} as const satisfies Record<AddressPart, string>;
