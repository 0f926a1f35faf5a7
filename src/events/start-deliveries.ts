import { randomUUID } from 'node:crypto';
import type { LeaseStore } from '../leases/lease-store.ts';
import { type Deliverer, startDeliverer } from './deliverer.ts';
import type { DeliveryObserver } from './delivery-worker.ts';
import type { EventStore } from './event-store.ts';
import { type Endpoint, postMessage } from './post-message.ts';

/** An endpoint with its secrets, at least one; all of them sign. */
export interface SignedEndpoint extends Endpoint {
  readonly secrets: readonly Buffer[];
}

export interface DeliveryOptions {
  readonly store: EventStore & LeaseStore;
  readonly endpoints: readonly SignedEndpoint[];
  /** Longest time of one attempt, in milliseconds. */
  readonly timeoutMs: number;
  readonly expiryMs: number;
  readonly observer: DeliveryObserver;
  readonly now: () => Date;
}

/** Longer than an attempt, so that another process rarely takes over from a living one. */
const leaseMarginMs = 2_000;

/** The process with an endpoint's lease delivers to it, of all that share the store. */
export function startDeliveries(options: DeliveryOptions): Deliverer {
  const { store, endpoints, timeoutMs, expiryMs, observer, now } = options;
  const holder = randomUUID();
  const deliverers = endpoints.map((endpoint) =>
    startDeliverer({
      endpoint: endpoint.name,
      store,
      leases: store,
      send: (message) => postMessage(endpoint, message, { secrets: endpoint.secrets, timeoutMs, now }),
      observer,
      holder,
      leaseMs: timeoutMs + leaseMarginMs,
      expiryMs,
    }),
  );
  return {
    nudge: () => {
      for (const deliverer of deliverers) deliverer.nudge();
    },
    stop: async () => void (await Promise.all(deliverers.map((deliverer) => deliverer.stop()))),
  };
}
