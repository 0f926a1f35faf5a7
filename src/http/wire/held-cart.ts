import Type, { type Static, type TUnsafe } from 'typebox';
import type { ShippingDetails } from '../../checkout/shipping.ts';
import { type ShippingDetailField, shippingDetailFields } from '../../fields/shipping-fields.ts';
import type { HeldCart } from '../../platform/platform-store.ts';
import {
  addressMembers,
  answer,
  closed,
  nullableText,
  nullOr,
  orNull,
  text,
  toAddressMembers,
} from './schema-parts.ts';

/** What each detail is on the wire, by its name in a submission. */
type DetailMembers = {
  [Field in ShippingDetailField as Field['field']]: ShippingDetails[Field['detail']];
};
type DetailSchemas = { [Member in keyof DetailMembers]: TUnsafe<DetailMembers[Member]> };

const addressSchemas = addressMembers(() => orNull);
const addressSchema = closed(addressSchemas);

const decisionSchema = closed({
  choice: nullableText('`Accept` or `Override`; null if the address was acceptable as it was sent.'),
  overridden: Type.Array(Type.String(), { description: 'Codes of the doubts that Override overruled.' }),
  change: nullableText(
    'What the offer changes that was accepted or refused: `line`, `city`, `province`, `code`, or several joined by `+`; null without one.',
  ),
  dataVersion: text('Version of the place data that verified it.'),
  streetEvidence: nullableText(
    'How far street data confirmed AddressPrimary: `known`, `between`, `beyond`, `street`, `unknown` or `no data`; null if an earlier release set it.',
  ),
  decidedAt: text('ISO 8601, UTC.'),
});

const offerSchema = closed({
  submitted: addressSchema,
  suggested: addressSchema,
  profile: nullableText('Profile that it was made to; null: a guest.'),
  session: nullableText('Session that the offer was made to; null if an earlier release did not record it.'),
});

/** Members of a cart, without the outcome. */
export const cartSchemas = {
  cart: Type.String(),
  market: Type.String(),
  ...(byField(({ kind, meaning }) =>
    kind === 'branch' ? nullOr<number>(Type.Integer(), `${meaning}; null: it is shipped.`) : orNull,
  ) as DetailSchemas),
  ...addressSchemas,
  decision: nullOr<Static<typeof decisionSchema>>(
    decisionSchema,
    'How the address came to be set; null if none is set.',
  ),
  offer: nullOr<Static<typeof offerSchema>>(
    offerSchema,
    'A corrected address that was offered and neither accepted nor overridden; null if there is none.',
  ),
};

export const heldCartSchema = answer(cartSchemas, 'All that is set for a cart.');

export function toCartMembers({ cart, market, setting, offer }: HeldCart) {
  return {
    cart,
    market,
    ...(byField(({ detail }) => setting?.[detail] ?? null) as DetailMembers),
    ...toAddressMembers(setting?.address, null),
    decision: setting && { ...setting.decision, overridden: [...setting.decision.overridden] },
    offer: offer && {
      ...offer,
      submitted: toAddressMembers(offer.submitted, null),
      suggested: toAddressMembers(offer.suggested, null),
    },
  };
}

function byField(valueFor: (field: ShippingDetailField) => unknown): object {
  return Object.fromEntries(shippingDetailFields.map((field) => [field.field, valueFor(field)]));
}
