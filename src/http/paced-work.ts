import { setTimeout as delay } from 'node:timers/promises';
import type { LaterRun } from './yielding-work.ts';

/** Work that was kept waiting by others may catch up on this much. */
const burstMs = 100;

export type PacedRun = <Result>(work: () => Result) => Promise<Result>;

/** Work that yields to requests, and is done at most so often a second; 0: as often as they leave room. */
export function createPacedWork(
  later: LaterRun,
  perSecond: number,
  now: () => number = () => performance.now(),
): PacedRun {
  const intervalMs = perSecond === 0 ? 0 : 1000 / perSecond;
  let nextAt = Number.NEGATIVE_INFINITY;
  return async (work) => {
    const waitMs = nextAt - now();
    nextAt = Math.max(nextAt, now() - burstMs) + intervalMs;
    if (waitMs > 0) await delay(waitMs);
    return new Promise((resolve, reject) => {
      later(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
    });
  };
}
