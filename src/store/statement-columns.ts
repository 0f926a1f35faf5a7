import type { Origin } from '../checkout/ports.ts';
import type { Offer, ShippingDecision, ShippingSetting } from '../checkout/shipping.ts';
import type { Actor } from '../registry/actor.ts';
import type { Branch, ProfileEntry, SiteUrlEntry } from '../registry/registry-entries.ts';
import { type ApplicationRow, toOfferDocument, toProfileDocument, toSiteUrlKey } from './rows.ts';
import { textArray } from './text-array.ts';

/** What is written to a cart: an address that is set, or an offer that is kept. */
export interface CartWrite {
  readonly cart: string;
  readonly market: string;
  readonly setting: ShippingSetting | null;
  readonly offer: Offer | null;
  readonly origin: Origin;
}

/** Rows as the columns that the statements unnest, in the order of their parameters. */
type Columns = readonly (Buffer | readonly unknown[])[];

export function actorValues({ actor, requestId }: Actor): readonly [string, string | null] {
  return [actor, requestId];
}

export function cartColumns(entries: readonly CartWrite[]): Columns {
  return [
    textArray(entries.map(({ cart }) => cart)),
    textArray(entries.map(({ market }) => market)),
    textArray(entries.map(({ setting }) => setting && JSON.stringify(setting))),
    textArray(entries.map(({ offer, origin }) => offer && toOfferDocument(offer, origin))),
    textArray(entries.map(({ origin }) => origin.profile ?? null)),
    textArray(entries.map(({ origin }) => origin.session)),
    textArray(entries.map(({ origin }) => origin.requestId)),
    textArray(entries.map(({ setting }) => setting && recordedAction(setting.decision))),
  ];
}

/** The audit action of a setting: the caller's choice, where there was one. */
function recordedAction({ choice }: ShippingDecision): string | null {
  return choice && `${choice.toLowerCase()} address`;
}

export function applicationColumns(rows: readonly ApplicationRow[]): Columns {
  return [
    textArray(rows.map(({ session }) => session)),
    textArray(rows.map(({ market }) => market)),
    textArray(rows.map(({ owner }) => owner)),
    textArray(rows.map(({ record }) => record)),
    textArray(rows.map(({ pin }) => pin)),
    textArray(rows.map(({ taxId }) => taxId)),
    textArray(rows.map(({ dateOfBirth }) => dateOfBirth)),
    textArray(rows.map(({ siteUrlKey }) => siteUrlKey)),
  ];
}

export function profileColumns(entries: readonly ProfileEntry[]): Columns {
  const rows = lastOfEachKey(entries, ({ id }) => id);
  return [
    textArray(rows.map(({ id }) => id)),
    textArray(rows.map(({ market }) => market)),
    textArray(rows.map(toProfileDocument)),
  ];
}

export function branchColumns(entries: readonly Branch[]): Columns {
  const rows = lastOfEachKey(entries, ({ id }) => String(id));
  return [
    rows.map(({ id }) => id),
    textArray(rows.map(({ market }) => market)),
    textArray(rows.map(({ name }) => name)),
    textArray(rows.map(({ province }) => province)),
    rows.map(({ active }) => active),
  ];
}

export function siteUrlColumns(entries: readonly SiteUrlEntry[]): Columns {
  const rows = lastOfEachKey(entries, ({ siteUrl }) => toSiteUrlKey(siteUrl));
  return [
    textArray(rows.map(({ siteUrl }) => toSiteUrlKey(siteUrl))),
    textArray(rows.map(({ siteUrl }) => siteUrl)),
    textArray(rows.map(({ owner }) => owner)),
  ];
}

/** One statement cannot write a row twice, and concurrent statements must take their locks in one order. */
function lastOfEachKey<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
