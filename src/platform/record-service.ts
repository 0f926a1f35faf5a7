import type { Problem } from '../fields/problem.ts';
import { readNdjson } from '../registry/ndjson.ts';
import type { RecordSink, Refusal } from '../registry/record-sinks.ts';
import type { Actor } from '../registry/registry-entries.ts';
import type { Submission } from '../submission/field-reader.ts';

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
