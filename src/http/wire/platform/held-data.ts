import Type, { type Static, type TProperties } from 'typebox';
import {
  type AuditEntry,
  type ErasedKind,
  type Erasure,
  erasedKinds,
  type HeldData,
} from '../../../platform/privacy-store.ts';
import { nullableText, nullOr, outcomeSchemas } from '../schema-parts.ts';
import { applicationSchemas, toApplicationMembers } from './held-application.ts';
import { cartSchemas, toCartMembers } from './held-cart.ts';
import { owner, profileSchemas, toProfileMembers } from './record-bodies.ts';

const closed = <Members extends TProperties>(members: Members) =>
  Type.Object(members, { additionalProperties: false });

const time = (description: string) => Type.String({ description: `${description}: ISO 8601, UTC.` });
const siteUrl = Type.String({ description: 'As it was spelled.' });

const profileSchema = closed(profileSchemas);

const details = Type.Object({}, { additionalProperties: true });

const auditEntrySchema = closed({
  at: time('When it was done'),
  action: Type.String({ examples: ['override address', 'read sensitive fields', 'export data'] }),
  actor: nullableText('Who did it; null: a guest.'),
  subject: Type.String({ description: '`cart`, `session`, `profile`, `branch` or `site_url`.' }),
  subjectId: Type.String(),
  profile: nullableText('Profile whose data it is about; null if there is none.'),
  session: nullableText('Session that the cart was used in; null if the subject is no cart.'),
  details: nullOr<Record<string, unknown>>(details, 'Codes and counts; null if there are none.'),
  requestId: nullableText('X-Request-Id; null if the command did it.'),
});

const eventSchema = closed({
  type: Type.String({ examples: ['cart.address.set'] }),
  subject: Type.String({ description: '`cart` or `session`.' }),
  subjectId: Type.String(),
  occurredAt: time('When it happened'),
});

const day = (description: string) => Type.String({ description: `${description}: a day in UTC.` });

const pairSchema = closed({
  market: Type.String(),
  locality: Type.String({ description: 'As it was typed.' }),
  area: nullableText('Code of the province; null if none was recognized.'),
  code: Type.String({ description: 'Postal code.' }),
  firstDay: day('When it was first typed'),
  lastDay: day('When it was last typed'),
});

export const heldDataSchema = Type.Object(
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
    siteUrls: Type.Array(closed({ siteUrl, owner }), { description: 'Registered to the profile.' }),
    registrations: Type.Array(
      closed({ session: Type.String(), siteUrl, owner, registeredAt: time('When it was registered') }),
      { description: 'Applications that ended with a registered site URL.' },
    ),
    audit: Type.Array(auditEntrySchema, { description: 'What was decided, read and erased, oldest first.' }),
    events: Type.Array(eventSchema, { description: 'Stored events, oldest first.' }),
    pairs: Type.Array(pairSchema, {
      description: 'City with postal code, where the place data does not know them together.',
    }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'Everything that is held about a profile or a session.' },
);

export type HeldDataBody = Static<typeof heldDataSchema>;

export function toHeldData(data: HeldData): HeldDataBody {
  return {
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
    siteUrls: data.siteUrls.map(({ siteUrl, owner }) => ({ siteUrl, owner })),
    registrations: [...data.registrations],
    audit: data.audit.map(toAuditEntry),
    events: [...data.events],
    pairs: [...data.pairs],
    success: true,
    error: null,
  };
}

export function toAuditEntry(entry: AuditEntry): Static<typeof auditEntrySchema> {
  return { ...entry, details: entry.details && { ...entry.details } };
}

const count = Type.Integer({ minimum: 0 });

export const erasureSchema = Type.Object(
  {
    ...(Object.fromEntries(erasedKinds.map((kind) => [kind, count])) as Record<ErasedKind, typeof count>),
    offers: Type.Integer({ minimum: 0, description: 'Open offers in the carts of others.' }),
    keptSiteUrls: Type.Array(Type.String(), {
      description: 'Registered site URLs, which stay. Delete one with DELETE site-urls.',
    }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'How much was erased, and what was not.' },
);

export function toErasure(erasure: Erasure): Static<typeof erasureSchema> {
  return { ...erasure, keptSiteUrls: [...erasure.keptSiteUrls], success: true, error: null };
}
