import type { Registry } from '../checkout/ports.ts';
import type { Markets } from '../market/market.ts';
import type { RecordLine } from './read-records.ts';
import { type RawRecord, RecordError, readBranch, readProfile, readSiteUrl } from './registry-records.ts';

export const recordKinds = ['profiles', 'branches', 'site-urls'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A line that was not taken, and why. */
export interface Refusal {
  readonly line: number;
  readonly reason: string;
}

/** Puts the records of a batch where they belong; answers the lines that it refused. */
export type RecordSink = (lines: readonly RecordLine[]) => Promise<Refusal[]>;

/** Where the records of a kind go. Of records with the same key in one batch the last one counts. */
export function recordSink(kind: RecordKind, registry: Registry, markets: Markets): RecordSink {
  switch (kind) {
    case 'profiles':
      return sink(
        (record) => readProfile(record, markets),
        ({ id }) => id,
        (entries) => registry.putProfiles(entries),
      );
    case 'branches':
      return sink(
        (record) => readBranch(record, markets),
        ({ id }) => id,
        (entries) => registry.putBranches(entries),
      );
    case 'site-urls':
      return sink(
        readSiteUrl,
        ({ siteUrl }) => siteUrl.toLowerCase(),
        (entries) => registry.putSiteUrls(entries),
      );
  }
}

function sink<Entry>(
  read: (record: RawRecord) => Entry,
  keyOf: (entry: Entry) => string | number,
  put: (entries: readonly Entry[]) => Promise<void>,
): RecordSink {
  return async (lines) => {
    const entries = new Map<string | number, Entry>();
    const refusals: Refusal[] = [];
    for (const line of lines) {
      try {
        if ('reason' in line) throw new RecordError(line.reason);
        const entry = read(line.record);
        entries.set(keyOf(entry), entry);
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        refusals.push({ line: line.line, reason: error.message });
      }
    }
    if (entries.size > 0) await put([...entries.values()]);
    return refusals;
  };
}
