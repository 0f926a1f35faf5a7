import type { Registry } from '../checkout/ports.ts';
import type { Markets } from '../market/market.ts';
import type { Problem } from '../problem/problem.ts';
import type { RecordLine } from './ndjson.ts';
import type { RecordKind } from './record-kinds.ts';
import {
  type RawRecord,
  type RecordFindings,
  readBranch,
  readProfile,
  readSiteUrl,
} from './registry-records.ts';

/** A line that was not taken, and all that is wrong with it. */
export interface Refusal {
  readonly line: number;
  readonly problems: readonly Problem[];
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
  read: (record: RawRecord) => RecordFindings<Entry>,
  keyOf: (entry: Entry) => string | number,
  put: (entries: readonly Entry[]) => Promise<void>,
): RecordSink {
  return async (lines) => {
    const entries = new Map<string | number, Entry>();
    const refusals: Refusal[] = [];
    for (const line of lines) {
      const { entry, problems } =
        'record' in line ? read(line.record) : { entry: null, problems: [line.problem] };
      if (entry === null) refusals.push({ line: line.line, problems });
      else entries.set(keyOf(entry), entry);
    }
    if (entries.size > 0) await put([...entries.values()]);
    return refusals;
  };
}
