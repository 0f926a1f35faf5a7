import type { ApplicationEntry, Origin } from '../checkout/ports.ts';
import type { Offer, OpenOffer, ProfileRecord, ShippingSetting } from '../checkout/shipping.ts';
import type { Application } from '../fields/application-fields.ts';
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
