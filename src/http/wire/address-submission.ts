import Type, { type TSchema } from 'typebox';
import { addressFieldLimits as limits } from '../../checkout/address-fields.ts';

/**
 * Specification 2.2. For the contract only: fields are judged by the use case, which reports all problems together,
 * so nothing is validated against this schema on the way in.
 */
export const addressSubmissionSchema = Type.Object(
  {
    Branch: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        description: 'Branch at which the order is picked up. 0 or null: it is shipped.',
      }),
    ),
    Email: text('Email', 'Receives the receipt.', { format: 'email' }),
    ShipToEmail: optional(
      text('ShipToEmail', 'Receives an order manifest without prices and card data.', { format: 'email' }),
    ),
    Phone: optional(
      text(
        'Phone',
        'For shipping issues. `(###)###-####` in the North American Numbering Plan; elsewhere E.164 or the national form.',
      ),
    ),
    PONumber: optional(text('PONumber', 'Purchase order number.')),
    ShipToInstruction: optional(text('ShipToInstruction', 'Shipping instructions.')),
    Name: text('Name', 'Name on the shipping label.'),
    ShipToId: optional(
      Type.String({
        pattern: '^[0-9]{2}-[0-9]{4}$',
        description: 'ID of the distributor that is shipped to, when looked up.',
      }),
    ),
    Choice: optional(
      Type.String({
        enum: ['Accept', 'Override'],
        description:
          "`Accept` applies the suggested address that was offered for this one. `Override` sets the address as it is, whatever is doubted about it; a field's own error, an unserved province and a refused post-office box stay.",
      }),
    ),
    AddressPrimary: text('AddressPrimary', 'First address line.'),
    AddressSecondary: optional(text('AddressSecondary', 'Second address line.')),
    AddressTertiary: optional(text('AddressTertiary', 'Third address line.')),
    City: text('City', 'City.'),
    Province: optional(
      text('Province', 'Province or state. Required except in markets that have no provinces.'),
    ),
    PostalCode: text('PostalCode', 'Postal code.'),
  },
  {
    description:
      'null, and text that is blank, count as absent. Unknown members are ignored. Lengths are counted in UTF-16 units.',
  },
);

function text(field: keyof typeof limits, description: string, more: { format?: 'email' } = {}) {
  return Type.String({ maxLength: limits[field], description, ...more });
}

function optional<T extends TSchema>(schema: T) {
  return Type.Optional(schema);
}
