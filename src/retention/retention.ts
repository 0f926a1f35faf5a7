import { randomUUID } from 'node:crypto';
import { type LeaseStore, repeat, rest, underLease } from '../leases/leases.ts';

export const retentionTiming = {
  /** From the start of one pass to the next, over all instances. */
  intervalMs: 3_600_000,
  /** How often an instance checks whether a pass is due. */
  checkMs: 60_000,
  /** Between two pages, for the traffic. */
  restMs: 100,
  /** How long others wait for an instance that died. */
  leaseMs: 60_000,
};

type RetentionTiming = typeof retentionTiming;

export interface RetentionJobParts {
  readonly store: PurgeStore & LeaseStore;
  readonly retention: Retention;
  readonly onPurged: (counts: PurgePass['counts']) => void;
  /** Called when the store failed; the pass goes on at the next check. */
  readonly onFault: (error: unknown) => void;
  readonly timing?: RetentionTiming;
}

/**
 * Purges once an hour, on whichever instance checks first. An unreleased lease is the clock: it runs out when
 * the next pass is due.
 */
export function startRetentionJob(parts: RetentionJobParts) {
  const { store, retention, onPurged, onFault, timing = retentionTiming } = parts;
  const stopping = new AbortController();
  let pass: PurgePass | undefined;

  async function check(): Promise<void> {
    if (pass === undefined && (await store.takeLease('purge round', randomUUID(), timing.intervalMs)))
      pass = createPurgePass(store, retention);
    if (pass === undefined || !(await finishPass(store, pass, timing, stopping.signal))) return;
    onPurged(pass.counts);
    pass = undefined;
  }

  const running = repeat(() => check().catch(onFault), timing.checkMs, stopping.signal);
  return {
    /** Resolves when the current page is done and the lease is released. */
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/**
 * Takes the remaining steps of a pass, unless another instance is purging. Answers whether the pass is
 * complete: it may have been stopped, or lost its lease, on the way.
 */
export async function finishPass(
  store: LeaseStore,
  pass: PurgePass,
  { restMs, leaseMs }: Pick<RetentionTiming, 'restMs' | 'leaseMs'>,
  signal?: AbortSignal,
): Promise<boolean> {
  let hasMore = true;
  await underLease(store, 'purge', randomUUID(), leaseMs, async (isHeld) => {
    while (hasMore && isHeld() && !signal?.aborted) {
      hasMore = await pass.step();
      if (hasMore) await rest(restMs, signal);
    }
  });
  return !hasMore;
}

/** What has a retention time, in the order in which it is purged. */
export const retainedKinds = [
  'applications',
  'carts',
  'registrations',
  'audit',
  'events',
  'pairs',
  'decisions',
] as const;

export type RetainedKind = (typeof retainedKinds)[number];

/** A position between rows, as the key of the row before it, column by column; null is before the first. */
export type Cursor = readonly string[] | null;

/** Tables are read page by page in key order: an index on the time would slow every write that renews it. */
export interface PurgeStore {
  /** The store's clock, which dates everything in it. */
  readClock(): Promise<Date>;
  /** Of some rows that follow each other in key order: how many are stale, that is, older than asked for. */
  readPage(
    kind: RetainedKind,
    after: Cursor,
    before: Date,
  ): Promise<{ readonly stale: number; readonly end: Cursor; readonly isLast: boolean }>;
  /**
   * Deletes the rows after one cursor and up to another that were written before a time, and answers how many
   * there were. A row that was renewed since its page was read stays, and so does one that is being written:
   * nobody is waited for.
   */
  purgeRange(kind: RetainedKind, after: Cursor, end: Cursor, before: Date): Promise<number>;
}

/** How many days each kind is kept; 0 keeps it for good. */
type Retention = Readonly<Record<RetainedKind, number>>;

export type PurgeCounts = Readonly<Record<RetainedKind, number>>;

export type PurgePass = ReturnType<typeof createPurgePass>;

const dayMs = 24 * 60 * 60 * 1000;

/** Milliseconds since the epoch, by a clock that nobody can set once the process has started. */
const steadyClock = () => performance.timeOrigin + performance.now();

/**
 * One pass over everything with a retention time, page by page. A step that fails can be taken again. A row
 * at its very limit stays. Ages count at the first step, by the store's clock or this process's, whichever
 * is behind: deletion is final, so a clock that is ahead by mistake must not age anything.
 */
export function createPurgePass(
  store: PurgeStore,
  retention: Retention,
  { countsOnly = false, now = steadyClock } = {},
) {
  const counts = Object.fromEntries(retainedKinds.map((kind) => [kind, 0])) as Record<RetainedKind, number>;
  const left = retainedKinds.filter((kind) => retention[kind] > 0);
  let cursor: Cursor = null;
  let startedAt: number | undefined;

  /** Purges the stale rows of the next page; answers whether there are more pages. */
  async function step(): Promise<boolean> {
    const [kind] = left;
    if (kind === undefined) return false;
    startedAt ??= Math.min((await store.readClock()).getTime(), now());
    const before = new Date(startedAt - retention[kind] * dayMs);
    const { stale, end, isLast } = await store.readPage(kind, cursor, before);
    if (countsOnly) counts[kind] += stale;
    else if (stale > 0) counts[kind] += await store.purgeRange(kind, cursor, end, before);
    cursor = isLast ? null : end;
    if (isLast) left.shift();
    return left.length > 0;
  }

  /** `counts`: what was purged so far, or would have been in a pass that only counts. */
  return { step, counts: counts as PurgeCounts };
}
