import type { Problem } from '../fields/problem.ts';
import type { Markets } from '../market/market.ts';
import type { RecordLine } from './ndjson.ts';
import type { Actor, RecordKind, Registry } from './registry-entries.ts';
import {
  type RawRecord,
  type RecordFindings,
  readBranch,
  readProfile,
  readSiteUrl,
} from './registry-records.ts';

export interface Refusal {
  readonly line: number;
  readonly problems: readonly Problem[];
}

/** Stores the records of a batch; answers the lines that it refused. */
type RecordSink = (lines: readonly RecordLine[]) => Promise<Refusal[]>;

export const takenSiteUrl: Problem = { code: 'SiteUrl.Taken' };

/** The last record of a key in a batch counts, but a site URL stays with its owner. */
export function recordSink(kind: RecordKind, registry: Registry, markets: Markets, by: Actor): RecordSink {
  switch (kind) {
    case 'profiles':
      return sink(
        (record) => readProfile(record, markets),
        ({ id }) => id,
        (entries) => registry.putProfiles(entries, by).then(() => []),
      );
    case 'branches':
      return sink(
        (record) => readBranch(record, markets),
        ({ id }) => id,
        (entries) => registry.putBranches(entries, by).then(() => []),
      );
    case 'site-urls':
      return sink(
        readSiteUrl,
        ({ siteUrl }) => siteUrl.toLowerCase(),
        (entries) => registry.putSiteUrls(entries, by),
        (earlier, later) => earlier.owner === later.owner,
      );
  }
}

interface Waiting<Entry> {
  readonly entry: Entry;
  readonly lines: readonly number[];
}

/**
 * `put` answers the entries that it refused. Where a later record does not `replace` an earlier one, the
 * earlier one is put first.
 */
function sink<Entry>(
  read: (record: RawRecord) => RecordFindings<Entry>,
  keyOf: (entry: Entry) => string | number,
  put: (entries: readonly Entry[]) => Promise<readonly Entry[]>,
  replaces: (earlier: Entry, later: Entry) => boolean = () => true,
): RecordSink {
  const putAll = async (waiting: ReadonlyMap<string | number, Waiting<Entry>>): Promise<Refusal[]> => {
    if (waiting.size === 0) return [];
    const refused = await put([...waiting.values()].map(({ entry }) => entry));
    const lines = refused.flatMap((entry) => waiting.get(keyOf(entry))?.lines ?? []);
    return lines.map((line) => ({ line, problems: [takenSiteUrl] }));
  };
  return async (batch) => {
    const waiting = new Map<string | number, Waiting<Entry>>();
    const refusals: Refusal[] = [];
    for (const line of batch) {
      const { entry, problems } =
        'record' in line ? read(line.record) : { entry: null, problems: [line.problem] };
      if (entry === null) {
        refusals.push({ line: line.line, problems });
        continue;
      }
      const earlier = waiting.get(keyOf(entry));
      const isReplaced = earlier !== undefined && replaces(earlier.entry, entry);
      if (earlier !== undefined && !isReplaced) {
        refusals.push(...(await putAll(waiting)));
        waiting.clear();
      }
      waiting.set(keyOf(entry), { entry, lines: [...(isReplaced ? earlier.lines : []), line.line] });
    }
    refusals.push(...(await putAll(waiting)));
    return refusals.sort((a, b) => a.line - b.line);
  };
}
