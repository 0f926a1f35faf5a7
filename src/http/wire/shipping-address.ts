import Type, { type Static } from 'typebox';
import type { AssignedAddress } from '../../checkout/shipping-step.ts';
import { outcomeSchemas } from './schema-parts.ts';

const mayBeEmpty = 'Empty where nothing is set.';

/** Specification 2.1. */
export const shippingAddressSchema = Type.Object(
  {
    Phone: Type.String({ description: `Contact phone. ${mayBeEmpty}` }),
    Email: Type.String({ description: `Address that receives the receipt. ${mayBeEmpty}` }),
    ShipToEMail: Type.String({
      description: `Address that receives the order manifest. ${mayBeEmpty} A submission names it \`ShipToEmail\`.`,
    }),
    Name: Type.String({ description: 'Name on the shipping label.' }),
    AddressPrimary: Type.String({ description: 'First address line.' }),
    AddressSecondary: Type.String({ description: `Second address line. ${mayBeEmpty}` }),
    AddressTertiary: Type.String({ description: `Third address line. ${mayBeEmpty}` }),
    City: Type.String(),
    Province: Type.String({ description: `Province or state. ${mayBeEmpty}` }),
    PostalCode: Type.String({ description: mayBeEmpty }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'The shipping address that is assigned.' },
);

export type ShippingAddressBody = Static<typeof shippingAddressSchema>;

export function toShippingAddress({
  address,
  email,
  phone,
  shipToEmail,
}: AssignedAddress): ShippingAddressBody {
  return {
    Phone: phone ?? '',
    Email: email ?? '',
    ShipToEMail: shipToEmail ?? '',
    Name: address.name ?? '',
    AddressPrimary: address.line1 ?? '',
    AddressSecondary: address.line2 ?? '',
    AddressTertiary: address.line3 ?? '',
    City: address.locality ?? '',
    Province: address.administrativeArea ?? '',
    PostalCode: address.postalCode ?? '',
    success: true,
    error: null,
  };
}
