import type { HeldCart, Registration } from '../platform/platform-store.ts';
import type { AuditEntry, Erasure, HeldData, HeldEvent, HeldPair } from '../platform/privacy-store.ts';
import type { ProfileEntry } from '../registry/registry-entries.ts';
import type { Row } from './database.ts';
import type { FieldCipher } from './field-cipher.ts';
import { toApplication, toCart, toProfile } from './rows.ts';

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));

/** The driver answers a time as a Date; in a document it is text. */
export const toTimestamp = (value: unknown): string => new Date(value as Date | string).toISOString();

export function toProfileEntry(row: Row): ProfileEntry {
  return { id: String(row.profile_id), market: String(row.market), ...toProfile(row) };
}

export function toHeldCart(row: Row): HeldCart {
  return { cart: String(row.cart_id), market: String(row.market), ...toCart(row) };
}

export function toHolder(row: Row) {
  return { session: String(row.session_id), market: String(row.market), owner: textOrNull(row.owner) };
}

export function toRegistration(row: Row): Registration {
  return { session: String(row.session_id), siteUrl: String(row.site_url), owner: String(row.owner) };
}

/** Throws FieldCipherError where a sealed field cannot be read. */
export function toHeldData(row: Row, cipher: FieldCipher): HeldData {
  const rows = (column: string) => row[column] as readonly Row[];
  return {
    profile: row.profile === null ? null : toProfileEntry(row.profile as Row),
    carts: rows('carts').map((cart) => ({
      ...toHeldCart(cart),
      profile: textOrNull(cart.profile_id),
      session: textOrNull(cart.session_id),
      updatedAt: toTimestamp(cart.updated_at),
    })),
    applications: rows('applications').map((application) => ({
      ...toHolder(application),
      application: toApplication(application, cipher),
      updatedAt: toTimestamp(application.updated_at),
    })),
    siteUrls: rows('site_urls').map(({ spelling, owner }) => ({
      siteUrl: String(spelling),
      owner: String(owner),
    })),
    registrations: rows('registrations').map((registration) => ({
      ...toRegistration(registration),
      registeredAt: toTimestamp(registration.registered_at),
    })),
    audit: rows('audit').map(toAuditEntry),
    events: rows('events').map(toHeldEvent),
    pairs: rows('pairs').map(toHeldPair),
  };
}

export function toAuditEntry(row: Row): AuditEntry {
  return {
    at: toTimestamp(row.at),
    action: String(row.action),
    actor: textOrNull(row.actor),
    subject: row.subject as AuditEntry['subject'],
    subjectId: String(row.subject_id),
    profile: textOrNull(row.profile_id),
    session: textOrNull(row.session_id),
    details: row.details as AuditEntry['details'],
    requestId: textOrNull(row.request_id),
  };
}

function toHeldEvent(row: Row): HeldEvent {
  return {
    type: String(row.type),
    subject: String(row.subject),
    subjectId: String(row.subject_id),
    occurredAt: toTimestamp(row.occurred_at),
  };
}

function toHeldPair(row: Row): HeldPair {
  return {
    market: String(row.market),
    locality: String(row.locality),
    area: row.area === '' ? null : String(row.area),
    code: String(row.code),
    firstDay: String(row.first_day),
    lastDay: String(row.last_day),
  };
}

export function toErasure({ erased, kept_site_urls: kept }: Row): Erasure {
  const counts = erased as Omit<Erasure, 'keptSiteUrls'>;
  return { ...counts, keptSiteUrls: kept as readonly string[] };
}
