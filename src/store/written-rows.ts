import type { ApplicationEntry, Origin } from '../checkout/ports.ts';
import type { Offer, OpenOffer, ProfileRecord, ShippingSetting } from '../checkout/shipping.ts';
import type { Branch, ProfileEntry, SiteUrlEntry } from '../registry/registry-entries.ts';
import type { Cell, FieldCipher } from './field-cipher.ts';
import { rowShape, texts } from './row-shape.ts';

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
  const sealed = (column: string, text: string) => cipher.encrypt(applicationCell(column, session), text);
  return {
    session,
    market,
    owner,
    // An undefined member is left out of the document.
    record: JSON.stringify({ ...application, pin: undefined, taxId: undefined, dateOfBirth: undefined }),
    pin: sealed('pin', pin),
    taxId: taxId === null ? null : sealed('tax_id', taxId),
    dateOfBirth: sealed('date_of_birth', dateOfBirth),
    siteUrl: toSiteUrlKey(application.siteUrl),
  };
}

export function applicationCell(column: string, rowKey: string): Cell {
  return { table: 'applications', column, rowKey };
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

/** One statement cannot write a row twice, and concurrent statements must take their locks in one order. */
export function lastOfEachKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
