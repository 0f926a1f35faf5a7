import { noAddress } from '../address/postal-address.ts';
import type { DataSubject } from '../checkout/ports.ts';
import {
  type CartRecord,
  noDetails,
  type OpenOffer,
  type ProfileRecord,
  type ShippingDecision,
  type ShippingSetting,
} from '../checkout/shipping.ts';
import {
  type Application,
  isAlwaysRequired,
  type OpenApplication,
  openFields,
} from '../fields/application-fields.ts';
import type { Held, HeldCart, Registration } from '../platform/platform-store.ts';
import type { ProfileEntry, SiteUrlEntry } from '../registry/registry-entries.ts';
import type { Row } from './database.ts';
import type { FieldCipher } from './field-cipher.ts';
import { rowShape } from './row-shape.ts';
import { eachSealed, sealedRows } from './written-rows.ts';

const noDecision: ShippingDecision = {
  choice: null,
  overridden: [],
  change: null,
  dataVersion: '',
  streetEvidence: null,
  decidedAt: '',
};
const noSetting: ShippingSetting = { address: noAddress, decision: noDecision, ...noDetails };
const noOffer: OpenOffer = { submitted: noAddress, suggested: noAddress, profile: null, session: null };
const noProfile: ProfileRecord = { address: noAddress, email: null, phone: null };

/** What a member is that no release has written. */
const noApplication = Object.fromEntries(
  openFields.map((row) => [row.member, row.kind === 'flag' ? false : isAlwaysRequired(row) ? '' : null]),
) as OpenApplication;

/**
 * What a document has of the members of `whole`, as this or another release wrote it, else what `whole` has.
 * It goes over the document: V8 reads a member found so in half the time of one asked for by its name.
 */
function completed<Shape extends object>(whole: Shape, document: unknown): Shape {
  const members = { ...whole };
  const written = document as Shape;
  for (const member in written) {
    const value = written[member];
    if (value !== null && member in whole) members[member] = value;
  }
  return members;
}

export const emptyCart: CartRecord = { setting: null, offer: null };

export function toCart({ setting, offer }: Row): CartRecord {
  return { setting: setting ? toSetting(setting) : null, offer: offer ? toOffer(offer) : null };
}

function toSetting(document: object): ShippingSetting {
  const setting = completed(noSetting, document);
  const { address, decision } = setting;
  return { ...setting, address: completed(noAddress, address), decision: completed(noDecision, decision) };
}

function toOffer(document: object): OpenOffer {
  const { submitted, suggested, ...owner } = completed(noOffer, document);
  return { submitted: completed(noAddress, submitted), suggested: completed(noAddress, suggested), ...owner };
}

export function toProfile({ record }: Row): ProfileRecord {
  const { address, ...contact } = completed(noProfile, record);
  return { address: completed(noAddress, address), ...contact };
}

/** Throws FieldCipherError when an encrypted column is not what was stored for this session. */
export function toApplication(row: Row, cipher: FieldCipher): Application {
  const { pin, taxId, dateOfBirth } = eachSealed(sealedRows.read(row), cipher.decrypt);
  // The copy at the end: V8 takes ten times as long to add members to one.
  return { dateOfBirth, pin, taxId, ...toOpenApplication(row) };
}

export function toOpenApplication(row: Row): OpenApplication {
  return completed(noApplication, row.record);
}

export const holders = rowShape<{ session: string; market: string; owner: string | null }>({
  session: ['text', 'session_id'],
  market: 'text',
  owner: 'text',
});

export const registration = { session: ['text', 'session_id'], siteUrl: 'text', owner: 'text' } as const;

export const heldRegistrations = rowShape<Registration>(registration);

export const heldSiteUrls = rowShape<SiteUrlEntry>({ siteUrl: ['text', 'spelling'], owner: 'text' });

export function toProfileEntry(row: Row): ProfileEntry {
  return { id: String(row.profile_id), market: String(row.market), ...toProfile(row) };
}

export function toHeldCart(row: Row): HeldCart {
  return { cart: String(row.cart_id), market: String(row.market), ...toCart(row) };
}

/** Throws FieldCipherError where a sealed field cannot be read. */
export function toHeld(row: Row, cipher: FieldCipher): Held<Application> {
  return { ...holders.read(row), application: toApplication(row, cipher) };
}

/** Which rows belong to a subject: a condition for each table, in SQL. */
export type OwnedRows = ReturnType<typeof ownedRows>;

/**
 * `id` is the SQL of the subject's id. An earlier release wrote carts without an owner: such a cart belongs
 * to the session of the same name. Another caller may have an open offer in a cart; the offer is then theirs.
 * An index serves each condition.
 */
export function ownedRows(kind: DataSubject['kind'], id: string) {
  if (kind === 'profile')
    return {
      profiles: `profile_id = ${id}`,
      carts: `profile_id = ${id}`,
      /** Whether the open offer of a cart is the subject's. */
      isOffered: `offer->>'profile' = ${id}`,
      cartsOfOthers: `offer->>'profile' <> coalesce(profile_id, '')`,
      applications: `owner = ${id}`,
      registrations: `owner = ${id}`,
      siteUrls: `owner = ${id}`,
      audit: `profile_id = ${id}`,
      /** Carts and sessions beyond the held ones that events may be about. */
      keys: '',
      /** The profile that an audit entry names. */
      profileId: id,
    };
  return {
    profiles: 'false',
    carts: `(cart_id = ${id} and coalesce(session_id, cart_id) = cart_id
      or session_id = ${id} and session_id <> cart_id)`,
    isOffered: `offer->>'session' = ${id}`,
    cartsOfOthers: `offer->>'session' <> coalesce(session_id, cart_id)`,
    applications: `session_id = ${id}`,
    registrations: `session_id = ${id}`,
    siteUrls: 'false',
    audit: `(subject_id = ${id} and (subject = 'session' or session_id = subject_id)
      or session_id = ${id} and session_id <> subject_id)`,
    keys: `union values ('cart', ${id}), ('session', ${id})`,
    profileId: 'null',
  };
}
