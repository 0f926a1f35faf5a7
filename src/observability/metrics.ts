import { setTimeout as delay } from 'node:timers/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Backlog } from '../events/event-store.ts';
import type { LoadedPlaces } from '../gazetteer/read/gazetteer.ts';
import { type Family, gaugeFamily, type Reading } from './families.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { createStoreMetrics } from './store-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;

/** Returns the metrics of a service. `events` is absent if no events are delivered. */
export function createMetrics(facts: ServiceFacts, events?: BacklogSource) {
  const requests = createRequestMetrics();
  const store = createStoreMetrics();
  const backlog = events && createBacklogMetrics(events);
  const families = [
    ...requests.families,
    ...store.families,
    ...(backlog?.families ?? []),
    ...serviceFamilies(facts),
  ];
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return {
    requests: requests.observer,
    store: store.meter,
    families,
    /** Everything in the text format of Prometheus. The process's own numbers come from prom-client. */
    async text() {
      const [process] = await Promise.all([ofProcess.metrics(), backlog?.refresh()]);
      return `${families.map((family) => family.render()).join('')}${process}`;
    },
  };
}

interface BacklogSource {
  readonly endpoints: readonly string[];
  read(): Promise<readonly Backlog[]>;
}

const longestReadMs = 2_000;

/** Every instance reports the backlog of the shared store, and none while the store does not answer. */
export function createBacklogMetrics({ endpoints, read }: BacklogSource) {
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
    /** Never rejects, and is limited in time: a store that hangs hides no other metric. */
    async refresh() {
      known = await Promise.race([
        read().catch(() => undefined),
        delay(longestReadMs, undefined, { ref: false }),
      ]);
    },
  };
}

/** Facts about the running service, which can be read at any time. */
export interface ServiceFacts {
  readonly version: string;
  readonly store: 'postgresql' | 'embedded';
  places(): readonly LoadedPlaces[];
  dataFaults(): readonly string[];
}

const shownDigits = 12;

/** Returns the families that tell what runs here, and how old the data is that it judges by. */
function serviceFamilies({ version, store, places, dataFaults }: ServiceFacts): readonly Family[] {
  return [
    gaugeFamily('checkout_build_info', 'What runs here; always 1.', ['version', 'node', 'store'], () => [
      [version, process.version, store, 1],
    ]),
    gaugeFamily('checkout_data_info', 'Place data in use; always 1.', ['country', 'source', 'digest'], () =>
      places().map(({ country, source, digest }) => [country, source, digest.slice(0, shownDigits), 1]),
    ),
    gaugeFamily(
      'checkout_data_fault',
      'Countries of which a data file is set aside, or was damaged in use; always 1.',
      ['country'],
      () => dataFaults().map((country) => [country, 1]),
    ),
    gaugeFamily(
      'checkout_data_timestamp_seconds',
      'Day of the state of the place data, in seconds since 1970; absent if its source does not tell.',
      ['country'],
      () =>
        places().flatMap(({ country, date }) => (date === null ? [] : [[country, Date.parse(date) / 1000]])),
    ),
  ];
}
