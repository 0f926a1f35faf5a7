import { setImmediate as nextTurn } from 'node:timers/promises';

/** How often something may come: a steady rate, and a burst beyond it. A request uses `costMs`. */
type Rate = ReturnType<typeof rateOf>;

export const minuteMs = 60_000;

/** A page and what belongs to it, or a form that is sent a few times, may come at once under any limit. */
const leastBurst = 20;

/** A minute's worth at an even rate, and at once a second's worth or `leastBurst`, whichever is more. */
export function rateOf(perMinute: number) {
  const burst = Math.min(perMinute, Math.max(leastBurst, Math.ceil(perMinute / 60)));
  return { perMinute, costMs: minuteMs / perMinute, burst };
}

/** The rate of requests that count as a part of one, from above 0 to 1, in a bucket that all share. */
export function weighted({ perMinute, costMs, burst }: Rate, weight: number): Rate {
  return { perMinute: perMinute / weight, costMs: costMs * weight, burst: burst / weight };
}

/** What a key has used: where it is refused, the milliseconds to wait, and those until it has all again. */
export interface Use {
  readonly waitMs: number;
  readonly usedMs: number;
}

/**
 * A token bucket for each key, kept as the one moment at which it is full again. All times are milliseconds
 * of one clock. A refused request uses nothing. Of more keys than these the one first used is forgotten.
 */
export function createBuckets(mostKeys: number) {
  /** When each is full again, in the order in which they were last set. */
  const fullAt = new Map<string, number>();

  const usedMs = (key: string, now: number) => Math.max(0, (fullAt.get(key) ?? now) - now);

  function set(key: string, used: number, now: number): void {
    fullAt.delete(key);
    for (const [first, end] of fullAt) {
      if (end > now && fullAt.size < mostKeys) break;
      fullAt.delete(first);
    }
    fullAt.set(key, now + used);
  }

  /** Answers as `take` does, without counting a request. */
  function look(key: string, rate: Rate, now: number): Use {
    const used = usedMs(key, now);
    return { waitMs: waitAfter(used, rate), usedMs: used };
  }

  return {
    look,
    take(key: string, rate: Rate, now: number): Use {
      const use = look(key, rate, now);
      if (use.waitMs > 0) return use;
      set(key, use.usedMs + rate.costMs, now);
      return { waitMs: 0, usedMs: use.usedMs + rate.costMs };
    },
    /** Takes over what is known elsewhere of a key. */
    learn: set,
  };
}

/** Milliseconds until one more request fits in; sums of fractions are off by less than the margin. */
function waitAfter(usedMs: number, { costMs, burst }: Rate): number {
  const wait = usedMs - (burst - 1) * costMs;
  return wait > costMs * 1e-6 ? wait : 0;
}

export function leftOf(usedMs: number, { costMs, burst }: Rate): number {
  return Math.max(0, Math.floor(burst - usedMs / costMs + 1e-6));
}

/** One limit that a request counts towards. */
export interface ToTake {
  readonly key: string;
  readonly rate: Rate;
}

/** Buckets that several processes take from. */
export interface SharedCounts {
  /**
   * Takes from the bucket of each key in one round trip. undefined where nobody is there to ask. Rejects
   * where no answer came in time.
   */
  take(entries: readonly ToTake[]): Promise<readonly Use[]> | undefined;
  close(): void;
}

/** Slower than this and the request goes on without. */
export const commandTimeoutMs = 100;

/** Asks once for all that comes in one turn of the event loop. `ask` gives up in time by itself. */
export function gatherTakes(ask: (entries: readonly ToTake[]) => Promise<readonly Use[]>) {
  let asked: Promise<readonly Use[]> | undefined;
  let gathered: ToTake[] = [];
  return async (entries: readonly ToTake[]) => {
    const first = gathered.length;
    gathered.push(...entries);
    asked ??= nextTurn().then(() => {
      const all = gathered;
      [asked, gathered] = [undefined, []];
      return ask(all);
    });
    return (await asked).slice(first, first + entries.length);
  };
}
