import type { SharedCount, SharedCounts } from './shared-counts.ts';
import { createWindowCounts, type WindowCounts } from './window-counts.ts';

/** Requests in a minute; 0 sets no limit. */
export interface RateLimitSettings {
  readonly perToken: number;
  readonly perProfile: number;
  readonly perAddress: number;
  /** Of one address, for what asks for no credentials. */
  readonly public: number;
}

/** Whom a request counts for; what is not known is left out. */
export interface Counted {
  readonly address?: string;
  readonly token?: string;
  readonly profile?: string | undefined;
  /** An address that asks without credentials, and for what if that counts by itself. */
  readonly public?: string;
}

export interface Quota {
  readonly kind: keyof Counted;
  /** Requests in a window. */
  readonly most: number;
  readonly left: number;
  /** Milliseconds until the window ends. */
  readonly resetMs: number;
}

export interface RateLimits {
  /** As far as this instance knows; 0: it need not wait. Counts nothing. */
  addressWaitMs(address: string): number;
  /** Counts a request; answers the milliseconds to wait, 0 where it is within every limit. */
  count(counted: Counted): number | Promise<number>;
  /** What is left of each limit as far as this instance knows; empty where there is no limit. */
  quotasOf(counted: Counted): readonly Quota[];
}

export const windowMs = 60_000;

/** Some 20 MB of addresses at most. */
const mostKeys = 100_000;

export interface RateLimitsOptions {
  readonly settings: RateLimitSettings;
  /** Absent: this instance counts alone. */
  readonly shared?: SharedCounts | undefined;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

interface Limit {
  readonly kind: keyof Counted;
  readonly most: number;
  readonly counts: WindowCounts;
}

interface Entry {
  readonly counts: WindowCounts;
  readonly value: string;
  /** The value with the kind before it. */
  readonly key: string;
}

/**
 * The limits that the settings ask for; undefined where they ask for none. Shared counts decide where they
 * are to be had; what they answer is remembered, so that this instance goes on from there when they are not,
 * and refuses what is over a limit by itself.
 */
export function createRateLimits({ settings, shared, now }: RateLimitsOptions): RateLimits | undefined {
  const kinds = {
    address: settings.perAddress,
    token: settings.perToken,
    profile: settings.perProfile,
    public: settings.public,
  };
  const limits = Object.entries(kinds)
    .filter(([, most]) => most > 0)
    .map(([kind, most]) => ({
      kind: kind as Limit['kind'],
      most,
      counts: createWindowCounts({ most, windowMs, mostKeys }),
    }));
  if (limits.length === 0) return undefined;
  const addresses = limits.find(({ kind }) => kind === 'address')?.counts;
  return {
    addressWaitMs: (address) => addresses?.waitMs(address, now()) ?? 0,
    count:
      shared === undefined
        ? (counted) => countHere(limits, counted, now())
        : (counted) => countShared(limits, shared, counted, now),
    quotasOf: (counted) => quotasOf(limits, counted, now()),
  };
}

function quotasOf(limits: readonly Limit[], counted: Counted, time: number): Quota[] {
  return limits.flatMap(({ kind, most, counts }) => {
    const value = counted[kind];
    return value === undefined ? [] : [{ kind, most, ...counts.quota(value, time) }];
  });
}

function countHere(limits: readonly Limit[], counted: Counted, time: number): number {
  let wait = 0;
  for (const { kind, counts } of limits) {
    const value = counted[kind];
    if (value !== undefined) wait = Math.max(wait, counts.add(value, time));
  }
  return wait;
}

function countShared(
  limits: readonly Limit[],
  shared: SharedCounts,
  counted: Counted,
  now: () => number,
): number | Promise<number> {
  const entries = entriesOf(limits, counted);
  const known = longest(entries.map(({ counts, value }) => counts.waitMs(value, now())));
  if (known > 0 || entries.length === 0) return known;
  const answer = shared.add(entries.map(({ key }) => key));
  if (answer === undefined) return countHere(limits, counted, now());
  return answer.then(
    (totals) => learn(entries, totals, now()),
    () => countHere(limits, counted, now()),
  );
}

function entriesOf(limits: readonly Limit[], counted: Counted): Entry[] {
  return limits.flatMap(({ kind, counts }) => {
    const value = counted[kind];
    return value === undefined ? [] : [{ counts, value, key: `${kind} ${value}` }];
  });
}

function learn(entries: readonly Entry[], totals: readonly SharedCount[], time: number): number {
  return longest(
    entries.map(({ counts, value }, position) => {
      const { total, leftMs } = totals[position] ?? { total: 0, leftMs: 0 };
      return counts.learn(value, total, leftMs, time);
    }),
  );
}

function longest(waits: readonly number[]): number {
  return Math.max(0, ...waits);
}
