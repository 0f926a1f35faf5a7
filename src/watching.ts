import { once } from 'node:events';
import type { Settings } from './config/settings.ts';
import { listeningAddress } from './http/listening-address.ts';
import type { RequestObserver } from './http/request-observer.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createMetricsServer, metricsPath } from './metrics/metrics-server.ts';
import type { ServiceFacts } from './metrics/service-metrics.ts';
import { OperatorError } from './operator-error.ts';
import type { StoreWatch } from './store/store-watch.ts';

/** What sees the service from outside, as far as the settings ask for it. */
export interface Watching {
  readonly observers: readonly RequestObserver[];
  readonly store: StoreWatch;
  /** Serves the metrics and answers where; undefined where they are off. Throws OperatorError where the port cannot be had. */
  listen(): Promise<string | undefined>;
  close(): Promise<void>;
}

export function createWatching(settings: Settings, facts: ServiceFacts): Watching {
  if (settings.metrics === undefined) {
    return { observers: [], store: {}, listen: async () => undefined, close: async () => undefined };
  }
  const metrics = createMetrics(facts);
  return {
    observers: [metrics.requests],
    store: { meter: metrics.store },
    ...metricsListener(metrics, settings.metrics),
  };
}

function metricsListener(
  metrics: Metrics,
  { host, port }: NonNullable<Settings['metrics']>,
): Pick<Watching, 'listen' | 'close'> {
  const server = createMetricsServer(metrics);
  return {
    async listen() {
      server.listen(port, host);
      await once(server, 'listening').catch((error) => {
        throw new OperatorError(
          `METRICS_HOST ${host} and METRICS_PORT ${port} cannot be listened on (${error.code}).`,
        );
      });
      return `${listeningAddress(host, server.address())}${metricsPath}`;
    },
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
