import { randomUUID } from 'node:crypto';
import type { WebhookSettings } from '../config/webhook-settings.ts';
import { rest } from '../leases/repeat.ts';
import { type LeaseStore, underLease } from '../leases/under-lease.ts';
import {
  createNotifier,
  type DeliveryOptions,
  deliverEvents,
  logFault,
  usualTiming,
} from './delivery-worker.ts';
import type { EventStore } from './event-store.ts';
import { postMessage } from './post-message.ts';

export type Deliverer = ReturnType<typeof startDeliverer>;

export function startDeliverer(options: DeliveryOptions) {
  const { endpoint, store, leaseMs, logger } = options;
  const holder = randomUUID();
  const notifier = createNotifier();
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await underLease(store, `deliver ${endpoint}`, holder, leaseMs, (isHeld) =>
        deliverEvents(options, notifier, () => isHeld() && !signal.aborted),
      ).catch((error: unknown) => logFault(logger, error));
      await rest(leaseMs / 3, signal);
    }
  }

  const running = run();
  return {
    nudge: notifier.notify,
    /** Finishes the deliveries that are under way and lets another process take over. */
    async stop() {
      stopping.abort();
      notifier.notify();
      await running;
    },
  };
}

/** Longer than an attempt, so that another process rarely takes over from a living one. */
const leaseMarginMs = 2_000;

/** The process with an endpoint's lease delivers to it, of all that share the store. */
export function startDeliveries(
  { endpoints, timeoutMs, expiryMs }: WebhookSettings,
  store: EventStore & LeaseStore,
  logger: DeliveryOptions['logger'],
  now: () => Date,
): Deliverer {
  const deliverers = endpoints.map((endpoint) =>
    startDeliverer({
      endpoint: endpoint.name,
      store,
      send: (message) => postMessage(endpoint, message, timeoutMs, now),
      logger,
      timing: usualTiming,
      leaseMs: timeoutMs + leaseMarginMs,
      expiryMs,
    }),
  );
  return {
    nudge: () => deliverers.forEach((deliverer) => void deliverer.nudge()),
    stop: async () => void (await Promise.all(deliverers.map((deliverer) => deliverer.stop()))),
  };
}
