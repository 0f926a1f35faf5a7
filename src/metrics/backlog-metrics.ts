import { setTimeout as delay } from 'node:timers/promises';
import type { Backlog } from '../events/event-store.ts';
import { type Family, gaugeFamily, type Reading } from './families.ts';

export interface BacklogSource {
  readonly endpoints: readonly string[];
  read(): Promise<readonly Backlog[]>;
}

export interface BacklogMetrics {
  readonly families: readonly Family[];
  /** Never rejects, and is limited in time: a store that hangs hides no other metric. */
  refresh(): Promise<void>;
}

const longestReadMs = 2_000;

/** Every instance reports the backlog of the shared store, and none while the store does not answer. */
export function createBacklogMetrics({ endpoints, read }: BacklogSource): BacklogMetrics {
  let known: readonly Backlog[] | undefined;
  const readings = (value: (backlog: Backlog) => number) => (): Reading[] => {
    if (known === undefined) return [];
    const pending = known.map((backlog): Reading => [backlog.endpoint, value(backlog)]);
    const names = new Set(known.map(({ endpoint }) => endpoint));
    return [...pending, ...endpoints.filter((name) => !names.has(name)).map((name): Reading => [name, 0])];
  };
  return {
    families: [
      gaugeFamily(
        'checkout_events_pending',
        'Events that wait to be delivered; those of a shared store are the same on every instance.',
        ['endpoint'],
        readings(({ count }) => count),
      ),
      gaugeFamily(
        'checkout_events_oldest_seconds',
        'How long the oldest of these events has been waiting.',
        ['endpoint'],
        readings(({ oldestMs }) => oldestMs / 1000),
      ),
    ],
    async refresh() {
      known = await Promise.race([
        read().catch(() => undefined),
        delay(longestReadMs, undefined, { ref: false }),
      ]);
    },
  };
}
