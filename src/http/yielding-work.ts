import { setTimeout as delay } from 'node:timers/promises';

/** A task waits no longer than this for requests that come first. */
const longestYieldMs = 50;
/** Work that has a share of the time rests no longer than this between two tasks. */
const longestRestMs = 1_000;

interface YieldingWorkOptions {
  readonly inFlight?: () => number;
  /** Most tasks that wait; what comes beyond them is refused at once. */
  readonly mostWaiting?: number;
  /**
   * The part of the time that the work may take while they are in flight, more than 0. Absent: each task
   * waits for them for a moment at most.
   */
  readonly share?: number;
  readonly now?: () => number;
}

/** Runs a task later, one in a turn of the event loop; answers false where too many wait already. */
export type LaterRun = (run: () => void) => boolean;

/**
 * Work that yields: it waits while requests are in flight that come first, and between two tasks the event
 * loop takes up what arrived. So a request waits for one task in a turn, not for all.
 */
export function createYieldingWork({
  inFlight = () => 0,
  mostWaiting = Number.POSITIVE_INFINITY,
  share,
  now = () => performance.now(),
}: YieldingWorkOptions = {}): LaterRun {
  const waiting: { since: number; run: () => void }[] = [];
  let restsUntil = Number.NEGATIVE_INFINITY;
  const turn = (): void => {
    const [first] = waiting;
    if (first === undefined) return;
    const dueAt = share === undefined ? first.since + longestYieldMs : restsUntil;
    if (inFlight() > 0 && now() < dueAt) {
      setTimeout(turn, 1);
      return;
    }
    waiting.shift();
    if (waiting.length > 0) setImmediate(turn);
    const begunAt = now();
    first.run();
    if (share === undefined) return;
    const tookMs = now() - begunAt;
    restsUntil = begunAt + tookMs + Math.min(tookMs / share - tookMs, longestRestMs);
  };
  return (run) => {
    if (waiting.length >= mostWaiting) return false;
    waiting.push({ since: now(), run });
    if (waiting.length === 1) setImmediate(turn);
    return true;
  };
}

/** Work that was kept waiting by others may catch up on this much. */
const burstMs = 100;

/** Work that yields to requests, and is done at most so often a second; 0: as often as they leave room. */
export function createPacedWork(later: LaterRun, perSecond: number) {
  const intervalMs = perSecond === 0 ? 0 : 1000 / perSecond;
  let nextAt = Number.NEGATIVE_INFINITY;
  return async <Result>(work: () => Result): Promise<Result> => {
    const now = performance.now();
    const waitMs = nextAt - now;
    nextAt = Math.max(nextAt, now - burstMs) + intervalMs;
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
