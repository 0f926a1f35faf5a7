/** A key's first count opens its window. All times are milliseconds of one clock. */
export interface WindowCounts {
  /** How long a key is over the limit, 0 where it is not; counts nothing. */
  waitMs(key: string, now: number): number;
  /** Counts one more; answers like `waitMs`. */
  add(key: string, now: number): number;
  /** How many more of a key are within the limit, and the milliseconds until its window ends. */
  quota(key: string, now: number): { readonly left: number; readonly resetMs: number };
  /** Takes over what is known elsewhere of a key; answers like `waitMs`. */
  learn(key: string, total: number, leftMs: number, now: number): number;
}

export interface WindowCountsOptions {
  readonly most: number;
  readonly windowMs: number;
  /** Keys that are held at once; beyond them the one that was opened first is forgotten. */
  readonly mostKeys: number;
}

interface Window {
  total: number;
  endsAt: number;
}

export function createWindowCounts({ most, windowMs, mostKeys }: WindowCountsOptions): WindowCounts {
  /** In the order in which they were opened, so that those that are over come first. */
  const windows = new Map<string, Window>();

  function open(key: string, endsAt: number, now: number): Window {
    windows.delete(key);
    for (const [first, { endsAt: end }] of windows) {
      if (end > now && windows.size < mostKeys) break;
      windows.delete(first);
    }
    const window = { total: 0, endsAt };
    windows.set(key, window);
    return window;
  }

  function current(key: string, now: number): Window | undefined {
    const window = windows.get(key);
    return window !== undefined && now < window.endsAt ? window : undefined;
  }

  const waitOf = ({ total, endsAt }: Window, now: number) => (total > most ? endsAt - now : 0);

  return {
    waitMs(key, now) {
      const window = current(key, now);
      return window === undefined ? 0 : waitOf(window, now);
    },
    quota(key, now) {
      const { total, endsAt } = current(key, now) ?? { total: 0, endsAt: now + windowMs };
      return { left: Math.max(0, most - total), resetMs: endsAt - now };
    },
    add(key, now) {
      const window = current(key, now) ?? open(key, now + windowMs, now);
      window.total += 1;
      return waitOf(window, now);
    },
    learn(key, total, leftMs, now) {
      const window = current(key, now) ?? open(key, 0, now);
      window.total = total;
      window.endsAt = now + leftMs;
      return waitOf(window, now);
    },
  };
}
