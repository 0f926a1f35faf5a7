import { randomUUID } from 'node:crypto';
import { repeat, rest } from '../leases/repeat.ts';
import { type LeaseStore, underLease } from '../leases/under-lease.ts';
import { createPurgePass, type PurgePass, type PurgeStore, type Retention } from './purge-store.ts';

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
