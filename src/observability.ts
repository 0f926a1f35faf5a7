import { once } from 'node:events';
import type { Logger } from 'pino';
import type { ApplicationStep } from './checkout/application-step.ts';
import type { ShippingStep } from './checkout/shipping-step.ts';
import type { Settings } from './config/settings.ts';
import type { TraceSettings } from './config/trace-settings.ts';
import type { Backlog } from './events/event-store.ts';
import { listeningAddress } from './http/listening-address.ts';
import type { RequestObserver } from './http/request-observer.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createMetricsServer, metricsPath } from './metrics/metrics-server.ts';
import type { ServiceFacts } from './metrics/service-metrics.ts';
import { OperatorError } from './operator-error.ts';
import type { SqlStore } from './store/sql-store.ts';
import type { StoreMeter, StoreTracer, StoreWatch } from './store/store-watch.ts';

export interface Observability {
  readonly observers: readonly RequestObserver[];
  readonly store: StoreWatch;
  /** The same step, with its spans. */
  observeShipping(step: ShippingStep): ShippingStep;
  observeApplication(step: ApplicationStep): ApplicationStep;
  /** Makes something on top of the store, so that the statements it sends count as its caller's. */
  over<Made extends object>(store: SqlStore, make: (store: SqlStore) => Made): Made;
  /**
   * Serves the metrics, with the backlog of deliveries that `readBacklog` reads, and answers the address;
   * undefined where metrics are off. Throws OperatorError where the port is taken.
   */
  listen(readBacklog: ReadBacklog): Promise<string | undefined>;
  close(): Promise<void>;
}

type ReadBacklog = () => Promise<readonly Backlog[]>;

export async function createObservability(
  settings: Settings,
  described: Omit<ServiceFacts, 'store'>,
  logger: Logger,
): Promise<Observability> {
  const facts: ServiceFacts = { ...described, store: settings.database ? 'postgresql' : 'embedded' };
  let readBacklog: ReadBacklog = async () => [];
  const events = settings.webhooks && {
    endpoints: settings.webhooks.endpoints.map(({ name }) => name),
    read: () => readBacklog(),
  };
  const counting = settings.metrics && createCounting(settings.metrics, createMetrics(facts, events));
  const tracing = settings.traces && (await createTracing(settings.traces, facts.version, logger));
  return {
    observers: [counting?.observer, tracing?.observer].filter((observer) => observer !== undefined),
    store: { ...(counting && { meter: counting.meter }), ...(tracing && { tracer: tracing.tracer }) },
    observeShipping: (step) => tracing?.traceShipping(step) ?? step,
    observeApplication: (step) => tracing?.traceApplication(step) ?? step,
    over: (store, make) => tracing?.over(store, make) ?? make(store),
    async listen(read) {
      readBacklog = read;
      return counting?.listen();
    },
    close: async () => void (await Promise.all([counting?.close(), tracing?.close()])),
  };
}

interface Counting {
  readonly observer: RequestObserver;
  readonly meter: StoreMeter;
  listen(): Promise<string>;
  close(): Promise<void>;
}

type Listening = NonNullable<Settings['metrics']>;

function createCounting(listening: Listening, metrics: Metrics): Counting {
  return { observer: metrics.requests, meter: metrics.store, ...createListener(metrics, listening) };
}

function createListener(metrics: Metrics, { host, port }: Listening): Pick<Counting, 'listen' | 'close'> {
  const server = createMetricsServer(metrics);
  return {
    async listen() {
      // A worker's own: the leading process adds up what each of them has.
      server.listen({ port, host, exclusive: true });
      await once(server, 'listening').catch(({ code }) => {
        throw new OperatorError(
          `The service cannot listen on METRICS_HOST ${host}, METRICS_PORT ${port} (${code}): choose others.`,
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

interface Tracing {
  readonly observer: RequestObserver;
  readonly tracer: StoreTracer;
  traceShipping(step: ShippingStep): ShippingStep;
  traceApplication(step: ApplicationStep): ApplicationStep;
  over: Observability['over'];
  close(): Promise<void>;
}

/** At most one warning a minute, however many batches of spans cannot be sent. */
const warningEveryMs = 60_000;

/** Loads the code of traces only here, so that a service without traces does not pay for it. */
async function createTracing(settings: TraceSettings, version: string, logger: Logger): Promise<Tracing> {
  const { startTracing, Spans, createRequestSpans, createStoreSpans, traceApplication, traceShipping } =
    await import('./tracing/tracing.ts');
  let warnedAt = Number.NEGATIVE_INFINITY;
  const onFailure = () => {
    if (performance.now() - warnedAt < warningEveryMs) return;
    warnedAt = performance.now();
    logger.warn('traces could not be sent');
  };
  const { tracer, close } = startTracing(settings, version, onFailure);
  const spans = new Spans(tracer);
  return {
    observer: createRequestSpans(spans),
    tracer: createStoreSpans(spans),
    traceShipping: (step) => traceShipping(spans, step),
    traceApplication: (step) => traceApplication(spans, step),
    over: (store, make) => spans.over(store, make),
    close,
  };
}
