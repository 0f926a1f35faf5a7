import type { LeaseStore } from './lease-store.ts';

export interface LeaseTerms {
  readonly name: string;
  /** Nobody else's: an id that the process made for itself. */
  readonly holder: string;
  /** How long others wait after this process died, in milliseconds. */
  readonly ttlMs: number;
}

export interface HeldLease {
  /**
   * Whether nobody else can have taken the lease. To be asked before each step of the work: it may be lost while the
   * store does not answer or this process stands still.
   */
  isHeld(): boolean;
}

/**
 * Does the work under a lease, which is renewed meanwhile and given up afterwards. Answers false, with nothing done,
 * where somebody else has it. Rejects as the work or the first look at the store does.
 */
export async function underLease(
  leases: LeaseStore,
  { name, holder, ttlMs }: LeaseTerms,
  work: (lease: HeldLease) => Promise<void>,
): Promise<boolean> {
  let heldUntil = Number.NEGATIVE_INFINITY;
  const isHeld = () => performance.now() < heldUntil;
  const take = async () => {
    // Counted from before the store is asked, so that it runs out here before it does there.
    const asked = performance.now();
    heldUntil = (await leases.takeLease(name, holder, ttlMs)) ? asked + ttlMs : Number.NEGATIVE_INFINITY;
  };
  await take();
  if (!isHeld()) return false;
  let renewing: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A renewal that fails leaves the time that is left; the next may succeed.
    renewing ??= take()
      .catch(() => undefined)
      .finally(() => {
        renewing = undefined;
      });
  }, ttlMs / 3);
  try {
    await work({ isHeld });
  } finally {
    clearInterval(timer);
    // Only then: a renewal that is under way would take the lease again.
    await renewing;
    // Where the store does not answer the lease runs out by itself.
    await leases.releaseLease(name, holder).catch(() => undefined);
  }
  return true;
}
