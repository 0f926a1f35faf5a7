import { collectDefaultMetrics, Registry } from 'prom-client';
import type { RequestObserver } from '../http/request-observer.ts';
import type { StoreMeter } from '../store/store-watch.ts';
import { type BacklogSource, createBacklogMetrics } from './backlog-metrics.ts';
import type { Family } from './families.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { type ServiceFacts, serviceFamilies } from './service-metrics.ts';
import { createStoreMetrics } from './store-metrics.ts';

export interface Metrics {
  readonly requests: RequestObserver;
  readonly store: StoreMeter;
  readonly families: readonly Family[];
  /** Returns everything in the text format of Prometheus. The process's own numbers come from prom-client. */
  text(): Promise<string>;
}

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;

/** Returns the metrics of a service. `events` is absent if no events are delivered. */
export function createMetrics(facts: ServiceFacts, events?: BacklogSource): Metrics {
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
    async text() {
      const [process] = await Promise.all([ofProcess.metrics(), backlog?.refresh()]);
      return `${families.map((family) => family.render()).join('')}${process}`;
    },
  };
}
