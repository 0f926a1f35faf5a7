import type { DataSubject } from '../checkout/ports.ts';
import { isSiteUrl, longestSiteUrl } from '../fields/application-fields.ts';
import type { Markets } from '../market/market.ts';
import { recordSink, takenSiteUrl } from '../registry/record-sinks.ts';
import type { Actor, RecordKind, Registry } from '../registry/registry-entries.ts';
import { parseBranchId, readNewOwner } from '../registry/registry-records.ts';
import { isId, type Submission } from '../submission/field-reader.ts';
import type { PlatformStore } from './platform-store.ts';
import { nothingErased, nothingHeld, type PrivacyStore } from './privacy-store.ts';
import { createRecordService } from './record-service.ts';

export type Platform = ReturnType<typeof createPlatform>;

interface PlatformParts {
  readonly store: PlatformStore & PrivacyStore & Registry;
  /** Read at each call, because the markets are replaced when their rules or data are reloaded. */
  readonly markets: () => Markets;
  readonly onBranchesChange?: () => Promise<void>;
}

/**
 * The admin API: the company's own platform puts records in, and reads what buyers and applicants entered.
 * Every write, and every read of what people typed, is recorded with its actor.
 */
export function createPlatform({ store, markets, onBranchesChange }: PlatformParts) {
  const sinkOf = (kind: RecordKind) => (by: Actor) => recordSink(kind, store, markets(), by);
  return {
    profiles: createRecordService({
      sinkFor: sinkOf('profiles'),
      keyMember: 'id',
      parseKey: (key) => (isId(key) ? key.trim() : undefined),
      find: store.findProfile,
      delete: store.deleteProfile,
    }),
    branches: createRecordService({
      sinkFor: sinkOf('branches'),
      keyMember: 'id',
      parseKey: parseBranchId,
      find: store.findBranch,
      delete: store.deleteBranch,
      onChange: onBranchesChange,
    }),
    siteUrls: createRecordService({
      sinkFor: sinkOf('site-urls'),
      keyMember: 'siteUrl',
      parseKey: (key) => (key.length <= longestSiteUrl && isSiteUrl(key) ? key : undefined),
      find: store.findSiteUrl,
      delete: store.deleteSiteUrl,
    }),
    /** All that is held about a profile or a session, sealed fields included. */
    exportData: async (subject: DataSubject, actor: Actor) =>
      isId(subject.id) ? store.exportData(subject, actor) : nothingHeld,
    /** Erases it, except registered site URLs, which are public and deleted one by one. */
    eraseData: async (subject: DataSubject, actor: Actor) =>
      isId(subject.id) ? store.eraseData(subject, actor, { siteUrls: false }) : nothingErased,
    readCart: whereNamed(store.findCart, null),
    deleteCart: whereNamed(store.deleteCart, undefined),
    readApplication: whereNamed(store.findApplication, null),
    readSealedApplication: whereNamed(store.findSealedApplication, null),
    deleteApplication: whereNamed(store.deleteApplication, undefined),
    /**
     * Registers the site URL of an application to the `owner` in the record and ends the application.
     * Repeated, it answers the same. null: there is no application.
     */
    async register(session: string, record: Submission, actor: Actor) {
      const { entry: owner, problems } = readNewOwner(record);
      if (owner === null) return { registration: null, problems };
      const outcome = isId(session) ? await store.registerApplication(session, owner, actor) : null;
      if (outcome === 'taken') return { registration: null, problems: [takenSiteUrl] };
      return outcome && { registration: outcome };
    },
  };
}

/** Nothing is held, and nothing done, under a key that cannot be an id. */
function whereNamed<Result>(act: (key: string, by: Actor) => Promise<Result>, nothing: Result) {
  return async (key: string, by: Actor): Promise<Result> => (isId(key) ? act(key, by) : nothing);
}
