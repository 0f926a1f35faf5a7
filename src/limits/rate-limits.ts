import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Settings } from '../config/settings.ts';

/** Whom a request counts for; what is not known is left out. */
export interface Counted {
  readonly address?: string;
  readonly token?: string;
  readonly profile?: string | undefined;
  /** An address that asks without credentials, and for what if that counts by itself. */
  readonly public?: string;
  /** What the request uses of each limit, in requests; 1 if it is left out. */
  readonly weight?: number;
}

export type RateLimits = NonNullable<ReturnType<typeof createRateLimits>>;

/** Some 20 MB of addresses at most. */
export const mostKeys = 100_000;

type Entries = readonly ToTake[];

/**
 * The limits that the settings ask for; undefined where they ask for none. Shared counts decide where they
 * are to be had; what they answer is remembered, so that this instance goes on from there when they are not,
 * and refuses what is over a limit by itself. `now` is in milliseconds of a clock that never goes back.
 */
export function createRateLimits(settings: Settings['rateLimits'], now: () => number, shared?: SharedCounts) {
  const rates = (Object.entries(settings) as [keyof typeof settings, number][])
    .filter(([, most]) => most > 0)
    .map(([kind, most]) => ({ kind, rate: rateOf(most) }));
  if (rates.length === 0) return undefined;
  const buckets = createBuckets(mostKeys * rates.length);
  /** A request of a tenth is one of ten times as many, in the same bucket. A key has the kind first. */
  const entriesOf = (counted: Counted) =>
    rates.flatMap(({ kind, rate }) => {
      const { [kind]: value, weight = 1 } = counted;
      return value === undefined ? [] : [{ kind, key: `${kind} ${value}`, rate: weighted(rate, weight) }];
    });
  const longestOf = (entries: Entries, ask: 'look' | 'take') =>
    longest(entries.map(({ key, rate }) => buckets[ask](key, rate, now()).waitMs));
  return {
    /** As far as this instance knows; 0: it need not wait. Counts nothing. */
    addressWaitMs: (address: string) => longestOf(entriesOf({ address }), 'look'),
    /** Counts a request; answers the milliseconds to wait, 0 where it is within every limit. */
    count(counted: Counted): number | Promise<number> {
      const entries = entriesOf(counted);
      const asked =
        shared !== undefined && longestOf(entries, 'look') === 0 ? shared.take(entries) : undefined;
      if (asked === undefined) return longestOf(entries, 'take');
      return asked.then(
        (taken) => {
          const time = now();
          entries.forEach(({ key }, position) => {
            buckets.learn(key, taken[position]?.usedMs ?? 0, time);
          });
          return longest(taken.map(({ waitMs }) => waitMs));
        },
        () => longestOf(entries, 'take'),
      );
    },
    /**
     * What is left of each limit as far as this instance knows; empty where there is no limit. `most`
     * requests may come in a window (`windowMs`), and as many as ever at once after `resetMs`.
     */
    quotasOf: (counted: Counted) =>
      entriesOf({ ...counted, weight: 1 }).map(({ kind, key, rate }) => {
        const { usedMs } = buckets.look(key, rate, now());
        return { kind, most: rate.perMinute, left: leftOf(usedMs, rate), resetMs: usedMs };
      }),
  };
}

function longest(waits: readonly number[]): number {
  return Math.max(0, ...waits);
}

/** How often something may come: a steady rate, and a burst beyond it. A request uses `costMs`. */
type Rate = ReturnType<typeof rateOf>;

export const windowMs = 60_000;

/** A page and what belongs to it, or a form that is sent a few times, may come at once under any limit. */
const leastBurst = 20;

/** A minute's worth at an even rate, and at once a second's worth or `leastBurst`, whichever is more. */
export function rateOf(perMinute: number) {
  const burst = Math.min(perMinute, Math.max(leastBurst, Math.ceil(perMinute / 60)));
  return { perMinute, costMs: windowMs / perMinute, burst };
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
