import { type Cursor, type PurgeStore, type RetainedKind, retainedKinds } from './purge-store.ts';

/** How many days each kind is kept; 0 keeps it for good. */
export type Retention = Readonly<Record<RetainedKind, number>>;

export type PurgeCounts = Readonly<Record<RetainedKind, number>>;

/** One pass over everything with a retention time, page by page. A step that fails can be taken again. */
export interface PurgePass {
  /** Purges the stale rows of the next page; answers whether there are more pages. */
  step(): Promise<boolean>;
  /** What was purged so far, or would have been in a pass that only counts. */
  readonly counts: PurgeCounts;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Milliseconds since the epoch, by a clock that nobody can set once the process has started. */
const steadyClock = () => performance.timeOrigin + performance.now();

/**
 * A row at its very limit stays. Ages count at the first step, by the store's clock or this process's,
 * whichever is behind: deletion is final, so a clock that is ahead by mistake must not age anything.
 */
export function createPurgePass(
  store: PurgeStore,
  retention: Retention,
  { countsOnly = false, now = steadyClock } = {},
): PurgePass {
  const counts = Object.fromEntries(retainedKinds.map((kind) => [kind, 0])) as Record<RetainedKind, number>;
  const left = retainedKinds.filter((kind) => retention[kind] > 0);
  let cursor: Cursor = null;
  let startedAt: number | undefined;

  async function step(): Promise<boolean> {
    const [kind] = left;
    if (kind === undefined) return false;
    startedAt ??= Math.min((await store.readClock()).getTime(), now());
    const before = new Date(startedAt - retention[kind] * dayMs);
    const { stale, end, isLast } = await store.readPage(kind, cursor, before);
    if (countsOnly) counts[kind] += stale;
    else if (stale > 0) counts[kind] += await store.purgeRange(kind, { after: cursor, end, before });
    cursor = isLast ? null : end;
    if (isLast) left.shift();
    return left.length > 0;
  }

  return { step, counts };
}
