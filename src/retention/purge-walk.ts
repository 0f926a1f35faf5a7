import { type Place, type PurgeStore, type RetainedKind, retainedKinds } from './purge-store.ts';

/** For how many days each kind is kept; 0 is for good. */
export type Retention = Readonly<Record<RetainedKind, number>>;

export type PurgeCounts = Readonly<Record<RetainedKind, number>>;

/** One way through all that is kept, page by page. A step that fails can be taken again. */
export interface PurgeWalk {
  /** Looks at the next page and purges what is stale of it; answers whether there is more. */
  step(): Promise<boolean>;
  /** What was purged so far; what would have been, on a walk that only counts. */
  readonly counts: PurgeCounts;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Milliseconds since the epoch by a clock that was right when the process began, and that nobody sets since. */
const steadyClock = () => performance.timeOrigin + performance.now();

/**
 * What is exactly as old as it may be stays. Ages are by the store's clock at the first step, or by this process's where
 * that is behind: what is deleted is gone, so a clock that is set ahead by mistake makes nothing older.
 */
export function createPurgeWalk(
  store: PurgeStore,
  retention: Retention,
  { countsOnly = false, now = steadyClock } = {},
): PurgeWalk {
  const counts = { applications: 0, carts: 0, registrations: 0, audit: 0, events: 0 };
  const left = retainedKinds.filter((kind) => retention[kind] > 0);
  let place: Place = null;
  let startedAt: number | undefined;

  async function step(): Promise<boolean> {
    const [kind] = left;
    if (kind === undefined) return false;
    startedAt ??= Math.min((await store.readClock()).getTime(), now());
    const before = new Date(startedAt - retention[kind] * dayMs);
    const { stale, end, isLast } = await store.readPage(kind, place, before);
    if (countsOnly) counts[kind] += stale;
    else if (stale > 0) counts[kind] += await store.purgeRange(kind, { after: place, end, before });
    place = isLast ? null : end;
    if (isLast) left.shift();
    return left.length > 0;
  }

  return { step, counts };
}
