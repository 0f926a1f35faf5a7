import Type, { type TInteger, type TUnsafe } from 'typebox';
import type { ShippingDetails } from '../../checkout/shipping.ts';
import { fieldMeanings } from '../../fields/field-meanings.ts';
import { type ShippingDetailField, shippingDetailFields } from '../../fields/shipping-fields.ts';
import { type ErasedKind, erasedKinds, type HeldCart, type HeldData } from '../../platform/platform-store.ts';
import { addressMembers, toAddressMembers } from './address-members.ts';
import { applicationSchemas, toApplicationMembers } from './application.ts';
import { owner, profileSchemas, toProfileMembers } from './records.ts';
import { answer, closed, count, done, listOf, nullableText, nullOr, orNull, text } from './schema-parts.ts';

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

const cartSchemas = {
  cart: Type.String(),
  market: Type.String(),
  ...(byField(({ field, kind }) =>
    kind === 'branch'
      ? nullOr(Type.Integer(), `${fieldMeanings[field].meaning}; null: it is shipped.`)
      : orNull,
  ) as DetailSchemas),
  ...addressSchemas,
  decision: nullOr(decisionSchema, 'How the address came to be set; null if none is set.'),
  offer: nullOr(
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
    decision: setting?.decision ?? null,
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

const time = (description: string) => text(`${description}: ISO 8601, UTC.`);
const siteUrl = text('As it was spelled.');

const auditEntrySchema = closed({
  at: time('When it was done'),
  action: Type.String({ examples: ['override address', 'read sensitive fields', 'export data'] }),
  actor: nullableText('Who did it; null: a guest.'),
  subject: text('`cart`, `session`, `profile`, `branch` or `site_url`.'),
  subjectId: Type.String(),
  profile: nullableText('Profile whose data it is about; null if there is none.'),
  session: nullableText('Session that the cart was used in; null if the subject is no cart.'),
  details: nullOr(
    Type.Object({}, { additionalProperties: true }),
    'Codes and counts; null if there are none.',
  ),
  requestId: nullableText('X-Request-Id; null if the command did it.'),
});

const eventSchema = closed({
  type: Type.String({ examples: ['cart.address.set'] }),
  subject: text('`cart` or `session`.'),
  subjectId: Type.String(),
  occurredAt: time('When it happened'),
});

const pairSchema = closed({
  market: Type.String(),
  locality: text('As it was typed.'),
  area: nullableText('Code of the province; null if none was recognized.'),
  code: text('Postal code.'),
  firstDay: text('When it was first typed: a day in UTC.'),
  lastDay: text('When it was last typed: a day in UTC.'),
});

export const heldDataSchema = answer(
  {
    profile: nullOr(closed(profileSchemas), 'null if none is held.'),
    carts: Type.Array(
      closed({
        ...cartSchemas,
        profile: nullableText('Profile that owns it; null for a guest.'),
        session: nullableText('Session that it was set in.'),
        updatedAt: time('When it was last set'),
      }),
    ),
    applications: Type.Array(closed({ ...applicationSchemas, updatedAt: time('When it was stored') })),
    siteUrls: listOf('Registered to the profile.', { siteUrl, owner }),
    registrations: listOf('Applications that ended with a registered site URL.', {
      session: Type.String(),
      siteUrl,
      owner,
      registeredAt: time('When it was registered'),
    }),
    audit: Type.Array(auditEntrySchema, { description: 'What was decided, read and erased, oldest first.' }),
    events: Type.Array(eventSchema, { description: 'Stored events, oldest first.' }),
    pairs: Type.Array(pairSchema, {
      description: 'City with postal code, where the place data does not know them together.',
    }),
  },
  'Everything that is held about a profile or a session.',
);

export function toHeldData(data: HeldData) {
  return {
    ...data,
    profile: data.profile && toProfileMembers(data.profile),
    carts: data.carts.map(({ profile, session, updatedAt, ...cart }) => ({
      ...toCartMembers(cart),
      profile,
      session,
      updatedAt,
    })),
    applications: data.applications.map(({ updatedAt, ...held }) => ({
      ...toApplicationMembers(held),
      updatedAt,
    })),
    ...done,
  };
}

type ErasedCounts = Record<ErasedKind, TInteger>;

export const erasureSchema = answer(
  {
    ...(Object.fromEntries(erasedKinds.map((kind) => [kind, Type.Integer({ minimum: 0 })])) as ErasedCounts),
    offers: count('Open offers in the carts of others.'),
    keptSiteUrls: Type.Array(Type.String(), {
      description: 'Registered site URLs, which stay. Delete one with DELETE site-urls.',
    }),
  },
  'How much was erased, and what was not.',
);
