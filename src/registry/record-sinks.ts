import type { Problem } from '../fields/problem.ts';
import type { Markets } from '../market/market.ts';
import type { Submission } from '../submission/field-reader.ts';
import type { RecordLine } from './ndjson.ts';
import type { Actor, RecordKind, Registry } from './registry-entries.ts';
import { type RecordFindings, readBranch, readProfile, readSiteUrl } from './registry-records.ts';

export interface Refusal {
  readonly line: number;
  readonly problems: readonly Problem[];
}

/** Stores the records of a batch; answers the lines that it refused. */
export type RecordSink = (lines: readonly RecordLine[]) => Promise<Refusal[]>;

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

/**
 * `put` answers the entries that it refused. Where a later record does not `replace` an earlier one, the
 * earlier one is put first.
 */
function sink<Entry>(
  read: (record: Submission) => RecordFindings<Entry>,
  keyOf: (entry: Entry) => string | number,
  put: (entries: readonly Entry[]) => Promise<readonly Entry[]>,
  replaces: (earlier: Entry, later: Entry) => boolean = () => true,
): RecordSink {
  return async (batch) => {
    const refusals: Refusal[] = [];
    /** What waits to be put, each with the lines that it stands for. */
    const waiting = new Map<string | number, { readonly entry: Entry; readonly lines: readonly number[] }>();
    const putAll = async () => {
      const refused = waiting.size === 0 ? [] : await put([...waiting.values()].map(({ entry }) => entry));
      const lines = refused.flatMap((entry) => waiting.get(keyOf(entry))?.lines ?? []);
      refusals.push(...lines.map((line) => ({ line, problems: [takenSiteUrl] })));
      waiting.clear();
    };
    for (const each of batch) {
      const { line } = each;
      const { entry, problems } =
        'record' in each ? read(each.record) : { entry: null, problems: [each.problem] };
      if (entry === null) {
        refusals.push({ line, problems });
        continue;
      }
      const earlier = waiting.get(keyOf(entry));
      const isReplaced = earlier !== undefined && replaces(earlier.entry, entry);
      if (earlier !== undefined && !isReplaced) await putAll();
      waiting.set(keyOf(entry), { entry, lines: [...(isReplaced ? earlier.lines : []), line] });
    }
    await putAll();
    return refusals.sort((a, b) => a.line - b.line);
  };
}
