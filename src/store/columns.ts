import type { Branch, Origin, ProfileEntry, SiteUrlEntry } from '../checkout/ports.ts';
import type { Offer, ShippingDecision, ShippingSetting } from '../checkout/shipping.ts';
import { type ApplicationRow, toProfileDocument, toSiteUrlKey } from './rows.ts';

/** What is written to a cart: an address that is set, or an offer that is kept. */
export interface CartWrite {
  readonly cart: string;
  readonly market: string;
  readonly setting: ShippingSetting | null;
  readonly offer: Offer | null;
  readonly origin: Origin;
}

/** Rows as the columns that the statements unnest, in the order of their parameters. */
type Columns = readonly (readonly unknown[])[];

export function cartColumns(entries: readonly CartWrite[]): Columns {
  return [
    entries.map(({ cart }) => cart),
    entries.map(({ market }) => market),
    entries.map(({ setting }) => setting && JSON.stringify(setting)),
    entries.map(({ offer }) => offer && JSON.stringify(offer)),
    entries.map(({ origin }) => origin.profile ?? null),
    entries.map(({ origin }) => origin.session),
    entries.map(({ origin }) => origin.requestId),
    entries.map(({ setting }) => setting && recordedAction(setting.decision)),
  ];
}

/** What goes on record of how an address came to be set: a choice of the caller. */
function recordedAction({ choice }: ShippingDecision): string | null {
  return choice && `${choice.toLowerCase()} address`;
}

export function applicationColumns(rows: readonly ApplicationRow[]): Columns {
  return [
    rows.map(({ session }) => session),
    rows.map(({ market }) => market),
    rows.map(({ owner }) => owner),
    rows.map(({ record }) => record),
    rows.map(({ pin }) => pin),
    rows.map(({ taxId }) => taxId),
    rows.map(({ dateOfBirth }) => dateOfBirth),
    rows.map(({ siteUrlKey }) => siteUrlKey),
  ];
}

export function profileColumns(entries: readonly ProfileEntry[]): Columns {
  const rows = lastOfEachKey(entries, ({ id }) => id);
  return [rows.map(({ id }) => id), rows.map(({ market }) => market), rows.map(toProfileDocument)];
}

export function branchColumns(entries: readonly Branch[]): Columns {
  const rows = lastOfEachKey(entries, ({ id }) => String(id));
  return [
    rows.map(({ id }) => id),
    rows.map(({ market }) => market),
    rows.map(({ name }) => name),
    rows.map(({ province }) => province),
    rows.map(({ active }) => active),
  ];
}

export function siteUrlColumns(entries: readonly SiteUrlEntry[]): Columns {
  const rows = lastOfEachKey(entries, ({ siteUrl }) => toSiteUrlKey(siteUrl));
  return [
    rows.map(({ siteUrl }) => toSiteUrlKey(siteUrl)),
    rows.map(({ siteUrl }) => siteUrl),
    rows.map(({ owner }) => owner),
  ];
}

/** One statement cannot write a row twice, and statements that run at once must take their locks in one order. */
function lastOfEachKey<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
