import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { SqlStore } from '../../src/store/sql-store.ts';
import { origin, settingOf } from '../store/samples.ts';

/** Writers that each count up in a cart of their own, whatever happens. */
export interface Load {
  readonly errors: unknown[];
  /** Writes acknowledged so far. */
  count(): number;
  /** Resolves once every writer has had a write acknowledged after the call. */
  untilAllProgress(timeoutMs?: number): Promise<void>;
  stop(): Promise<void>;
  /** Every cart holds the last number that was acknowledged, or the one whose answer was lost. */
  expectNothingLost(store: SqlStore): Promise<void>;
}

export function startLoad(store: SqlStore, writers: number): Load {
  // Nobody else uses these carts: an earlier load may have been abandoned in the middle of a write.
  const own = randomUUID();
  const acknowledged = new Map(Array.from({ length: writers }, (_, writer) => [`cart-${writer}-${own}`, 0]));
  const errors: unknown[] = [];
  let isStopped = false;

  async function write(cart: string): Promise<void> {
    for (let number = 1; !isStopped; ) {
      try {
        await store.setShipping(cart, 'US', settingOf({ branch: number }), origin);
        acknowledged.set(cart, number);
        number += 1;
      } catch (error) {
        errors.push(error);
        await delay(20);
      }
    }
  }

  const running = Promise.all([...acknowledged.keys()].map(write));
  return {
    errors,
    count: () => [...acknowledged.values()].reduce((sum, number) => sum + number, 0),
    untilAllProgress: async (timeoutMs = 15_000) => {
      const before = new Map(acknowledged);
      const hasProgressed = () =>
        [...acknowledged].every(([cart, number]) => number > (before.get(cart) ?? 0));
      await expect.poll(hasProgressed, { timeout: timeoutMs, interval: 20 }).toBe(true);
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
    expectNothingLost: async (reader) => {
      for (const [cart, number] of acknowledged) {
        const held = (await reader.readCart(cart, 'US')).setting?.branch ?? 0;
        expect([number, number + 1], cart).toContain(held);
      }
    },
  };
}

/** How often each fault is brought about; FAULT_ROUNDS=50 for the long run. */
export const faultRounds = Number(process.env.FAULT_ROUNDS || 1);

/** Time limit for tests that bring about a fault that often. */
export const faultTimeoutMs = 30_000 + faultRounds * 20_000;

/** Whether a store answers. */
export const isUp = (store: SqlStore): Promise<boolean> =>
  store.ping().then(
    () => true,
    () => false,
  );

/** The long run has the machine to itself, so a store must be back sooner. */
const healthyWithinMs = faultRounds > 1 ? 5_000 : 15_000;

/**
 * Brings a fault over a store under load and ends it, again and again. While it lasts, callers must hear only
 * that the store is unavailable. `store` and the load's writers go on through all of it.
 */
export async function expectSurvives(
  store: SqlStore,
  bring: () => Promise<void> | void,
  end: () => Promise<void> | void,
): Promise<void> {
  const unavailable = { name: 'StoreUnavailableError' };
  const load = startLoad(store, 20);
  try {
    for (let round = 0; round < faultRounds; round += 1) {
      await load.untilAllProgress();
      const before = load.errors.length;
      await bring();
      await expect.poll(() => load.errors.length, { timeout: 8_000 }).toBeGreaterThan(before + 20);
      await expect(store.ping()).rejects.toMatchObject(unavailable);
      await end();
      const endedAt = performance.now();
      await load.untilAllProgress(healthyWithinMs);
      // On a starved machine, a new connection may take longer than the store waits for one.
      const leftMs = healthyWithinMs - (performance.now() - endedAt);
      await expect.poll(() => isUp(store), { timeout: leftMs }).toBe(true);
    }
  } finally {
    await load.stop();
  }
  for (const error of load.errors) expect(error).toMatchObject(unavailable);
  await load.expectNothingLost(store);
}
