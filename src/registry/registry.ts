import type { Actor } from './actor.ts';
import type { Branch, ProfileEntry, SiteUrlEntry } from './registry-entries.ts';

/**
 * What the platform puts in: each call upserts its entries, all or none. That and by whom is on record for each record
 * that is new or changed. Of entries with the same key the last one counts.
 */
export interface Registry {
  putProfiles(entries: readonly ProfileEntry[], by: Actor): Promise<void>;
  putBranches(entries: readonly Branch[], by: Actor): Promise<void>;
  /** Answers the entries that were not stored, for their site URLs are registered to somebody else at that moment. */
  putSiteUrls(entries: readonly SiteUrlEntry[], by: Actor): Promise<readonly SiteUrlEntry[]>;
}
