/** A task waits no longer than this for requests that come first, unless more is given. */
const usualYieldMs = 50;

interface Task {
  readonly since: number;
  readonly run: () => void;
}

export interface YieldingWorkOptions {
  /** How many requests are in flight that come before the work. */
  readonly inFlight?: () => number;
  /** Most tasks that wait; what comes beyond them is refused at once. */
  readonly mostWaiting?: number;
  /** Longest time for which a task waits for them. */
  readonly longestYieldMs?: number;
  readonly now?: () => number;
}

/** Runs a task later, one in a turn of the event loop; answers false where too many wait already. */
export type LaterRun = (run: () => void) => boolean;

/**
 * Work that yields: it waits while requests are in flight that come first, for a moment at most, and between
 * two tasks the event loop takes up what arrived. So a request waits for one task in a turn, not for all.
 */
export function createYieldingWork({
  inFlight = () => 0,
  mostWaiting = Number.POSITIVE_INFINITY,
  longestYieldMs = usualYieldMs,
  now = () => performance.now(),
}: YieldingWorkOptions = {}): LaterRun {
  const waiting: Task[] = [];
  const turn = (): void => {
    const [first] = waiting;
    if (first === undefined) return;
    if (inFlight() > 0 && now() < first.since + longestYieldMs) {
      setTimeout(turn, 1);
      return;
    }
    waiting.shift();
    if (waiting.length > 0) setImmediate(turn);
    first.run();
  };
  return (run) => {
    if (waiting.length >= mostWaiting) return false;
    waiting.push({ since: now(), run });
    if (waiting.length === 1) setImmediate(turn);
    return true;
  };
}
