import type { Actor } from './actor.ts';
import type { Branch, ProfileEntry, SiteUrlEntry } from './registry-entries.ts';

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
