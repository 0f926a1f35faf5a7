import type { Settings } from '../config/settings.ts';
import {
  createBuckets,
  leftOf,
  minuteMs,
  rateOf,
  type SharedCounts,
  type ToTake,
  weighted,
} from './buckets.ts';

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

export const windowMs = minuteMs;

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
