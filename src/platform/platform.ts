import type { DataSubject } from '../checkout/ports.ts';
import { isSiteUrl, longestSiteUrl } from '../fields/application-fields.ts';
import type { Problem } from '../fields/problem.ts';
import type { Markets } from '../market/market.ts';
import { readNdjson } from '../registry/ndjson.ts';
import type { Actor, RecordKind, Registry } from '../registry/registry-entries.ts';
import {
  parseBranchId,
  type RecordSink,
  type Refusal,
  readNewOwner,
  recordSink,
  takenSiteUrl,
} from '../registry/registry-records.ts';
import { isId, type Submission } from '../submission/field-reader.ts';
import { nothingErased, nothingHeld, type PlatformStore, type PrivacyStore } from './platform-store.ts';

export type Platform = ReturnType<typeof createPlatform>;

/**
 * The admin API: the company's own platform puts records in, and reads what buyers and applicants entered.
 * Every write, and every read of what people typed, is recorded with its actor. `markets` is asked at each
 * call, because the markets are replaced when their rules or data are reloaded.
 */
export function createPlatform(
  store: PlatformStore & PrivacyStore & Registry,
  markets: () => Markets,
  onBranchesChange?: () => Promise<void>,
) {
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

export type RecordService<Entry> = ReturnType<typeof createRecordService<never, Entry>>;

export type UploadReport = Awaited<ReturnType<RecordService<unknown>['upload']>>;

/** Refused lines that are reported one by one; further ones are only counted. */
export const mostReported = 10_000;

interface RecordServiceParts<Key, Entry> {
  readonly sinkFor: (by: Actor) => RecordSink;
  readonly keyMember: string;
  /** Reads the key in a path; undefined where it cannot name any record. */
  readonly parseKey: (key: string) => Key | undefined;
  readonly find: (key: Key, by: Actor) => Promise<Entry | null>;
  readonly delete: (key: Key, by: Actor) => Promise<void>;
  readonly onChange?: (() => Promise<void>) | undefined;
}

/** The admin API of one kind of record. `key` is the decoded part of a path that names the record. */
export function createRecordService<Key, Entry>(parts: RecordServiceParts<Key, Entry>) {
  const { sinkFor, keyMember, parseKey, onChange } = parts;
  return {
    /**
     * Answers every problem of a record; puts it when there is none. The key comes from the path, whatever
     * the record says.
     */
    async put(key: string, record: Submission, by: Actor): Promise<readonly Problem[]> {
      const [refusal] = await sinkFor(by)([{ line: 1, record: { ...record, [keyMember]: key } }]);
      if (refusal === undefined) await onChange?.();
      return refusal?.problems ?? [];
    },
    async find(key: string, by: Actor) {
      const parsed = parseKey(key);
      return parsed === undefined ? null : parts.find(parsed, by);
    },
    /** Deleting something that does not exist is no error. */
    async delete(key: string, by: Actor) {
      const parsed = parseKey(key);
      if (parsed !== undefined) await parts.delete(parsed, by);
      await onChange?.();
    },
    /**
     * Puts records from newline-delimited JSON; a bad line does not stop the rest. Answers how many were
     * stored and refused, and why, for each refused line up to `mostReported`.
     */
    async upload(input: AsyncIterable<Buffer>, by: Actor) {
      const put = sinkFor(by);
      const report = { stored: 0, refused: 0, refusals: [] as Refusal[] };
      for await (const batch of readNdjson(input)) {
        const lines = batch.filter((line) => !('isBlank' in line));
        const found = await put(lines);
        report.stored += lines.length - found.length;
        report.refused += found.length;
        report.refusals.push(...found.slice(0, mostReported - report.refusals.length));
      }
      await onChange?.();
      return report;
    },
  };
}
