import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LeaseStore } from '../leases/lease-store.ts';
import { underLease } from '../leases/under-lease.ts';
import type { PurgeStore } from './purge-store.ts';
import { createPurgeWalk, type PurgeCounts, type PurgeWalk, type Retention } from './purge-walk.ts';

export interface PurgeTiming {
  /** From one round to the next, over all instances. */
  readonly roundMs: number;
  /** From one look whether a round is due to the next. */
  readonly lookMs: number;
  /** Between two pages, for the traffic. */
  readonly restMs: number;
  /** How long others wait for an instance that died. */
  readonly leaseMs: number;
}

export const purgeTiming: PurgeTiming = { roundMs: 3_600_000, lookMs: 60_000, restMs: 100, leaseMs: 60_000 };

export interface PurgeRoundsParts {
  readonly store: PurgeStore & LeaseStore;
  readonly retention: Retention;
  /** Told at the end of a round. */
  readonly onPurged: (counts: PurgeCounts) => void;
  /** Told when the store failed; the round goes on at the next look. */
  readonly onFault: (error: unknown) => void;
  readonly timing?: PurgeTiming;
}

export interface PurgeRounds {
  /** Resolves when the page at hand is done and the lease is given up. */
  stop(): Promise<void>;
}

/**
 * Purges once an hour, whichever instance looks first then. A lease that nobody gives up is the clock for that: it runs
 * out when the next round is due.
 */
export function startPurgeRounds(parts: PurgeRoundsParts): PurgeRounds {
  const { store, retention, onPurged, onFault, timing = purgeTiming } = parts;
  const stopping = new AbortController();
  let walk: PurgeWalk | undefined;

  async function look(): Promise<void> {
    if (walk === undefined && (await store.takeLease('purge round', randomUUID(), timing.roundMs)))
      walk = createPurgeWalk(store, retention);
    if (walk === undefined || !(await finishWalk(store, walk, timing, stopping.signal))) return;
    onPurged(walk.counts);
    walk = undefined;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await rest(timing.lookMs, stopping.signal);
      if (!stopping.signal.aborted) await look().catch(onFault);
    }
  }

  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/**
 * Takes the steps that are left of a walk unless another instance purges. Answers whether it is at its end: it may have
 * been stopped, or the lease have been lost, on the way.
 */
export async function finishWalk(
  store: LeaseStore,
  walk: PurgeWalk,
  { restMs, leaseMs }: Pick<PurgeTiming, 'restMs' | 'leaseMs'>,
  signal?: AbortSignal,
): Promise<boolean> {
  let hasMore = true;
  await underLease(store, { name: 'purge', holder: randomUUID(), ttlMs: leaseMs }, async (lease) => {
    while (hasMore && lease.isHeld() && !signal?.aborted) {
      hasMore = await walk.step();
      if (hasMore) await rest(restMs, signal);
    }
  });
  return !hasMore;
}

/** Waits so long, or until it is told to stop. */
async function rest(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { ...(signal && { signal }) }).catch(() => undefined);
}
