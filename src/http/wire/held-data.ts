import Type, { type Static } from 'typebox';
import {
  type AuditEntry,
  type ErasedKind,
  type Erasure,
  erasedKinds,
  type HeldData,
} from '../../platform/privacy-store.ts';
import { applicationSchemas, toApplicationMembers } from './application.ts';
import { cartSchemas, toCartMembers } from './held-cart.ts';
import { owner, profileSchemas, toProfileMembers } from './records.ts';
import { answer, closed, count, done, listOf, nullableText, nullOr, text } from './schema-parts.ts';

const time = (description: string) => text(`${description}: ISO 8601, UTC.`);
const siteUrl = text('As it was spelled.');
const profileSchema = closed(profileSchemas);
const details = Type.Object({}, { additionalProperties: true });

const auditEntrySchema = closed({
  at: time('When it was done'),
  action: Type.String({ examples: ['override address', 'read sensitive fields', 'export data'] }),
  actor: nullableText('Who did it; null: a guest.'),
  subject: text('`cart`, `session`, `profile`, `branch` or `site_url`.'),
  subjectId: Type.String(),
  profile: nullableText('Profile whose data it is about; null if there is none.'),
  session: nullableText('Session that the cart was used in; null if the subject is no cart.'),
  details: nullOr<Record<string, unknown>>(details, 'Codes and counts; null if there are none.'),
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
    profile: nullOr<Static<typeof profileSchema>>(profileSchema, 'null if none is held.'),
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

export function toHeldData(data: HeldData): Static<typeof heldDataSchema> {
  return {
    profile: data.profile && toProfileMembers(data.profile),
    carts: data.carts.map(({ profile, session, updatedAt, ...cart }) => ({
      ...toCartMembers(cart),
      ...{ profile, session, updatedAt },
    })),
    applications: data.applications.map(({ updatedAt, ...held }) => ({
      ...toApplicationMembers(held),
      updatedAt,
    })),
    siteUrls: data.siteUrls.map(({ siteUrl, owner }) => ({ siteUrl, owner })),
    registrations: [...data.registrations],
    audit: data.audit.map(toAuditEntry),
    events: [...data.events],
    pairs: [...data.pairs],
    ...done,
  };
}

export function toAuditEntry(entry: AuditEntry): Static<typeof auditEntrySchema> {
  return { ...entry, details: entry.details && { ...entry.details } };
}

const plainCount = Type.Integer({ minimum: 0 });

export const erasureSchema = answer(
  {
    ...(Object.fromEntries(erasedKinds.map((kind) => [kind, plainCount])) as Record<
      ErasedKind,
      typeof plainCount
    >),
    offers: count('Open offers in the carts of others.'),
    keptSiteUrls: Type.Array(Type.String(), {
      description: 'Registered site URLs, which stay. Delete one with DELETE site-urls.',
    }),
  },
  'How much was erased, and what was not.',
);

export function toErasure(erasure: Erasure): Static<typeof erasureSchema> {
  return { ...erasure, keptSiteUrls: [...erasure.keptSiteUrls], ...done };
}
