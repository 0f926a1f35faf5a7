import type { Logger } from 'pino';
import type { ApplicationStep } from '../checkout/application-step.ts';
import type { ShippingStep } from '../checkout/shipping-step.ts';
import type { Settings } from '../config/settings.ts';
import type { Backlog } from '../events/event-store.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { createMetrics, type ServiceFacts } from './metrics.ts';
import { listenForMetrics, type MetricsListener } from './metrics-server.ts';

type ReadBacklog = () => Promise<readonly Backlog[]>;

/** The observers of requests and of the store, as metrics and traces are configured. */
export async function createObservability(settings: Settings, facts: ServiceFacts, logger: Logger) {
  let readBacklog: ReadBacklog = async () => [];
  const events = settings.webhooks && {
    endpoints: settings.webhooks.endpoints.map(({ name }) => name),
    read: () => readBacklog(),
  };
  const metrics = settings.metrics && createMetrics(facts, events);
  let listener: MetricsListener | undefined;
  const tracing = await openTracing(settings, facts.version, logger);
  return {
    observers: [metrics?.requests, tracing?.observer].filter((observer) => observer !== undefined),
    store: { ...(metrics && { meter: metrics.store }), ...(tracing && { tracer: tracing.tracer }) },
    /** The same step, with its spans. */
    observeShipping: (step: ShippingStep) => tracing?.traceShipping(step) ?? step,
    observeApplication: (step: ApplicationStep) => tracing?.traceApplication(step) ?? step,
    /** Makes something on top of the store, so that the statements it sends count as its caller's. */
    over: <Made extends object>(store: SqlStore, make: (store: SqlStore) => Made): Made =>
      tracing?.over(store, make) ?? make(store),
    /**
     * Serves the metrics, with the backlog of deliveries that `read` reads, and answers the address;
     * undefined where metrics are off. Throws OperatorError where the port is taken.
     */
    async listen(read: ReadBacklog): Promise<string | undefined> {
      readBacklog = read;
      listener = metrics && settings.metrics && (await listenForMetrics(metrics, settings.metrics));
      return listener?.address;
    },
    close: async () => void (await Promise.all([listener?.close(), tracing?.close()])),
  };
}

/** At most one warning a minute, however many batches of spans cannot be sent. */
const warningEveryMs = 60_000;

/** Loads the code of traces only here, so that a service without traces does not pay for it. */
async function openTracing({ tracedAs }: Settings, version: string, logger: Logger) {
  if (tracedAs === undefined) return undefined;
  const { createTracing } = await import('./tracing.ts');
  let warnedAt = Number.NEGATIVE_INFINITY;
  return createTracing(tracedAs, version, () => {
    if (performance.now() - warnedAt < warningEveryMs) return;
    warnedAt = performance.now();
    logger.warn('traces could not be sent');
  });
}
