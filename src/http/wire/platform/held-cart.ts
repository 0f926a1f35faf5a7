import Type, { type Static } from 'typebox';
import type { PostalAddress } from '../../../address/postal-address.ts';
import type { HeldCart } from '../../../checkout/platform-ports.ts';
import { nullableText, nullOr, outcomeSchemas } from '../schema-parts.ts';

const orNull = nullableText('null where nothing is set.');

const addressSchemas = {
  Name: orNull,
  AddressPrimary: orNull,
  AddressSecondary: orNull,
  AddressTertiary: orNull,
  City: orNull,
  Province: orNull,
  PostalCode: orNull,
};

const addressSchema = Type.Object(addressSchemas, { additionalProperties: false });

const decisionSchema = Type.Object(
  {
    choice: nullableText('`Accept` or `Override`; null where the address was acceptable as it was sent.'),
    overridden: Type.Array(Type.String(), { description: 'Codes of the doubts that Override set aside.' }),
    dataVersion: Type.String({ description: 'Version of the place data that it was verified with.' }),
    streetEvidence: nullableText(
      'How deep street data knew AddressPrimary: `known`, `between`, `beyond`, `street`, `unknown` or `no data`; null where an earlier release set it.',
    ),
    decidedAt: Type.String({ description: 'ISO 8601, UTC.' }),
  },
  { additionalProperties: false },
);

const offerSchema = Type.Object(
  {
    submitted: addressSchema,
    suggested: addressSchema,
    profile: nullableText('Profile that it was made to; null: a guest.'),
    session: nullableText(
      'Session that it was made to; null where an earlier release did not write it down.',
    ),
  },
  { additionalProperties: false },
);

/** Members of a cart, without the outcome. */
export const cartSchemas = {
  cart: Type.String(),
  market: Type.String(),
  Branch: nullOr<number>(Type.Integer(), 'Branch at which the order is picked up; null: it is shipped.'),
  Email: orNull,
  ShipToEmail: orNull,
  Phone: orNull,
  PONumber: orNull,
  ShipToInstruction: orNull,
  ShipToId: orNull,
  ...addressSchemas,
  decision: nullOr<Static<typeof decisionSchema>>(
    decisionSchema,
    'How the address came to be set; null where none is.',
  ),
  offer: nullOr<Static<typeof offerSchema>>(
    offerSchema,
    'A corrected address that was offered and neither accepted nor overridden; null where there is none.',
  ),
};

export const heldCartSchema = Type.Object(
  { ...cartSchemas, ...outcomeSchemas },
  { additionalProperties: false, description: 'All that is set for a cart.' },
);

export type HeldCartBody = Static<typeof heldCartSchema>;

export function toHeldCart(cart: HeldCart): HeldCartBody {
  return { ...toCartMembers(cart), success: true, error: null };
}

export function toCartMembers({
  cart,
  market,
  setting,
  offer,
}: HeldCart): Omit<HeldCartBody, 'success' | 'error'> {
  return {
    cart,
    market,
    Branch: setting?.branch ?? null,
    Email: setting?.email ?? null,
    ShipToEmail: setting?.shipToEmail ?? null,
    Phone: setting?.phone ?? null,
    PONumber: setting?.poNumber ?? null,
    ShipToInstruction: setting?.shipToInstruction ?? null,
    ShipToId: setting?.shipToId ?? null,
    ...toAddress(setting?.address),
    decision: setting && { ...setting.decision, overridden: [...setting.decision.overridden] },
    offer: offer && {
      ...offer,
      submitted: toAddress(offer.submitted),
      suggested: toAddress(offer.suggested),
    },
  };
}

function toAddress(address: PostalAddress | undefined): Static<typeof addressSchema> {
  return {
    Name: address?.name ?? null,
    AddressPrimary: address?.line1 ?? null,
    AddressSecondary: address?.line2 ?? null,
    AddressTertiary: address?.line3 ?? null,
    City: address?.locality ?? null,
    Province: address?.administrativeArea ?? null,
    PostalCode: address?.postalCode ?? null,
  };
}
