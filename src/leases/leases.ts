import { setTimeout as delay } from 'node:timers/promises';

/** Each lease has the name of a task that one instance at a time does. */
export interface LeaseStore {
  /**
   * Takes a lease that is free or has run out, or renews the holder's own, for `ttlMs` from now by the
   * store's clock. Answers whether `holder` has it.
   */
  takeLease(name: string, holder: string, ttlMs: number): Promise<boolean>;
  /** Releases a lease before it runs out; somebody else's lease stays. */
  releaseLease(name: string, holder: string): Promise<void>;
}

/**
 * Does the work under a lease, which is renewed meanwhile and released afterwards. Answers false, having done
 * nothing, where somebody else has the lease. Rejects when the work or the first request to the store does.
 * `holder` is an id that the process made for itself, so nobody else has it; others wait for `ttlMs`
 * milliseconds after this process dies.
 *
 * `isHeld` answers whether nobody else can have taken the lease. Ask before each step of the work: the lease
 * may be lost while the store does not answer or this process stands still.
 */
export async function underLease(
  leases: LeaseStore,
  name: string,
  holder: string,
  ttlMs: number,
  work: (isHeld: () => boolean) => Promise<void>,
): Promise<boolean> {
  let heldUntil = Number.NEGATIVE_INFINITY;
  const isHeld = () => performance.now() < heldUntil;
  const take = async () => {
    // Counted from before the store is asked, so that it runs out here first.
    const asked = performance.now();
    heldUntil = (await leases.takeLease(name, holder, ttlMs)) ? asked + ttlMs : Number.NEGATIVE_INFINITY;
  };
  await take();
  if (!isHeld()) return false;
  const done = new AbortController();
  // A renewal that fails leaves the remaining time; the next one may succeed.
  const renewing = repeat(() => take().catch(() => undefined), ttlMs / 3, done.signal);
  try {
    await work(isHeld);
  } finally {
    done.abort();
    // Only now: a renewal that is under way would take the lease again.
    await renewing;
    // Where the store does not answer, the lease runs out by itself.
    await leases.releaseLease(name, holder).catch(() => undefined);
  }
  return true;
}

/** Waits so many milliseconds, but no longer than until the signal comes. */
export async function rest(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

/** Does something every so many milliseconds until the signal comes, and never twice at a time. */
export async function repeat(work: () => Promise<unknown>, everyMs: number, signal: AbortSignal) {
  for (;;) {
    await rest(everyMs, signal);
    if (signal.aborted) return;
    await work();
  }
}
