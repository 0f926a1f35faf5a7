import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Store } from '../../src/checkout/ports.ts';
import { origin, settingOf } from '../store/samples.ts';

/** Writers that each count up in a cart of their own and go on whatever happens. */
export interface Load {
  readonly errors: unknown[];
  /** Writes acknowledged so far. */
  count(): number;
  /** Resolves once every writer has had a write acknowledged since the call. */
  untilAllProgress(): Promise<void>;
  stop(): Promise<void>;
  /** Every cart holds the last number that was acknowledged, or the one whose answer was lost. */
  expectNothingLost(store: Store): Promise<void>;
}

export function startLoad(store: Store, writers: number): Load {
  const acknowledged = new Map(Array.from({ length: writers }, (_, writer) => [`cart-${writer}`, 0]));
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
    untilAllProgress: async () => {
      const before = new Map(acknowledged);
      const hasProgressed = () =>
        [...acknowledged].every(([cart, number]) => number > (before.get(cart) ?? 0));
      await expect.poll(hasProgressed, { timeout: 15_000, interval: 20 }).toBe(true);
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
