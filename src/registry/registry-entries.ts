import type { PostalAddress } from '../address/postal-address.ts';

export const recordKinds = ['profiles', 'branches', 'site-urls'] as const;
export type RecordKind = (typeof recordKinds)[number];

export const recordFormats = ['ndjson', 'csv'] as const;
export type RecordFormat = (typeof recordFormats)[number];

/** Who acts for the company. Never personal data, because it is kept on record. */
export interface Actor {
  /** Subject of the token, or the person who runs the command. */
  readonly actor: string;
  /** null where the command acts. */
  readonly requestId: string | null;
}

export interface Branch {
  readonly id: number;
  readonly market: string;
  readonly name: string;
  /** Code of the administrative area it serves; null serves the whole market. */
  readonly province: string | null;
  readonly active: boolean;
}

export interface ProfileEntry {
  readonly id: string;
  readonly market: string;
  readonly address: PostalAddress;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface SiteUrlEntry {
  readonly siteUrl: string;
  readonly owner: string;
}

/**
 * The records that the platform puts in. Each call upserts its entries, all or none. The audit trail names
 * the actor of each new or changed record. Of entries with the same key the last one counts.
 */
export interface Registry {
  putProfiles(entries: readonly ProfileEntry[], by: Actor): Promise<void>;
  putBranches(entries: readonly Branch[], by: Actor): Promise<void>;
  /** Answers the entries that were not stored: somebody else has their site URLs at that moment. */
  putSiteUrls(entries: readonly SiteUrlEntry[], by: Actor): Promise<readonly SiteUrlEntry[]>;
}
