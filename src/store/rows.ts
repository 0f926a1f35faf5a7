import { noAddress } from '../address/postal-address.ts';
import type { ApplicationEntry, DataSubject, Origin } from '../checkout/ports.ts';
import {
  type CartRecord,
  noDetails,
  type Offer,
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
import type { Branch, ProfileEntry, SiteUrlEntry } from '../registry/registry-entries.ts';
import type { Row } from './database.ts';
import type { Cell, FieldCipher } from './field-cipher.ts';
import { rowShape, texts } from './row-shape.ts';

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

/** What is written to a cart: an address that is set, or an offer that is kept. */
export type CartRow = ReturnType<typeof toCartRow>;

export const cartRows = rowShape<CartRow>(
  texts('cartId', 'market', 'setting', 'offer', 'profileId', 'sessionId', 'request', 'action'),
);

export function toCartRow(
  cart: string,
  market: string,
  setting: ShippingSetting | null,
  offer: Offer | null,
  origin: Origin,
) {
  const { profile = null, session, requestId } = origin;
  const choice = setting?.decision.choice ?? null;
  return {
    cartId: cart,
    market,
    setting: setting && JSON.stringify(setting),
    // The copied members last: V8 takes twice as long to add others behind them.
    offer: offer && JSON.stringify({ profile, session, ...offer } satisfies OpenOffer),
    profileId: profile,
    sessionId: session,
    request: requestId,
    /** The audit action: the caller's choice, where there was one. */
    action: choice && `${choice.toLowerCase()} address`,
  };
}

export const applicationRows = rowShape<ReturnType<typeof toApplicationRow>>({
  session: ['text', 'session_id'],
  ...texts('market', 'owner', 'record', 'pin', 'taxId', 'dateOfBirth', 'siteUrl'),
});

export function toApplicationRow(entry: ApplicationEntry, cipher: FieldCipher) {
  const { session, market, owner = null, application } = entry;
  const { pin, taxId, dateOfBirth } = application;
  return {
    ...eachSealed({ session, pin, taxId, dateOfBirth }, cipher.encrypt),
    market,
    owner,
    // An undefined member is left out of the document.
    record: JSON.stringify({ ...application, pin: undefined, taxId: undefined, dateOfBirth: undefined }),
    siteUrl: toSiteUrlKey(application.siteUrl),
  };
}

/** The encrypted fields of the application of a session. */
export type SealedApplication = Pick<Application, 'pin' | 'taxId' | 'dateOfBirth'> & {
  readonly session: string;
};

/** New values of all fields, and the Pin that they replace: an application stored anew has another. */
export type SealedChange = SealedApplication & { readonly oldPin: string };

const sealed = { session: ['text', 'session_id'], ...texts('pin', 'taxId', 'dateOfBirth') } as const;
export const sealedRows = rowShape<SealedApplication>(sealed);
export const sealedChanges = rowShape<SealedChange>({ ...sealed, oldPin: 'text' });

export function applicationCell(column: string, rowKey: string): Cell {
  return { table: 'applications', column, rowKey };
}

/** Encrypts or decrypts each field for the cell that it stands in. */
export function eachSealed(
  { session, pin, taxId, dateOfBirth }: SealedApplication,
  change: (cell: Cell, value: string) => string,
): SealedApplication {
  return {
    session,
    pin: change(applicationCell('pin', session), pin),
    taxId: taxId === null ? null : change(applicationCell('tax_id', session), taxId),
    dateOfBirth: change(applicationCell('date_of_birth', session), dateOfBirth),
  };
}

/** Site URLs are compared without regard to case (decisions, the application step). */
export function toSiteUrlKey(siteUrl: string): string {
  return siteUrl.toLowerCase();
}

export const profileRows = rowShape<ReturnType<typeof toProfileRow>>(texts('profileId', 'market', 'record'));

export function toProfileRow({ id, market, address, email, phone }: ProfileEntry) {
  const record: ProfileRecord = { address, email, phone };
  return { profileId: id, market, record: JSON.stringify(record) };
}

export const branchRows = rowShape<Branch>({
  id: ['bigint', 'branch_id'],
  ...texts('market', 'name', 'province'),
  active: 'boolean',
});

export const siteUrlRows = rowShape<ReturnType<typeof toSiteUrlRow>>(texts('siteUrl', 'spelling', 'owner'));

export function toSiteUrlRow({ siteUrl, owner }: SiteUrlEntry) {
  return { siteUrl: toSiteUrlKey(siteUrl), spelling: siteUrl, owner };
}
