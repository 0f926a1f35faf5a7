import { randomUUID } from 'node:crypto';
import type { WebhookSettings } from '../config/webhook-settings.ts';
import { type LeaseStore, rest, underLease } from '../leases/leases.ts';
import { backOffMs, createEndpointHealth } from './endpoint-health.ts';
import { type EventStore, eventSubjects, type PendingEvent, type Settlement } from './event-store.ts';
import { type Message, messageOf, type Outcome, postMessage } from './post-message.ts';

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

function logFault(logger: DeliveryOptions['logger'], error: unknown): void {
  const reason = error instanceof Error ? error.name : 'unknown';
  logger.warn({ reason }, 'the store does not answer the delivery of events; it is asked again');
}

const usualTiming = {
  /** Between reads of the store while nothing notifies. */
  pollMs: 1_000,
  /** How long to wait between attempts at one event. */
  retry: { firstMs: 5_000, mostMs: 3_600_000 },
  /** Between attempts at an endpoint that does not answer. */
  pause: { firstMs: 1_000, mostMs: 60_000 },
  /** Between searches for events that have waited too long. */
  sweepMs: 60_000,
};

export interface DeliveryOptions {
  /** Name of the endpoint: its scheme, host, port and path. */
  readonly endpoint: string;
  readonly store: Pick<EventStore, 'dueEvents' | 'settleEvent' | 'expireEvents'> & LeaseStore;
  /** How long after this process died another one takes over. */
  readonly leaseMs: number;
  readonly send: (message: Message) => Promise<Outcome>;
  /** Gets endpoints by name, events by id, and nothing that was sent or answered. */
  readonly logger: Readonly<Record<'info' | 'warn', (fields: object, words: string) => void>>;
  readonly expiryMs: number;
  readonly timing: typeof usualTiming;
}

/** Concurrent deliveries, each of another cart or session. */
const concurrency = 16;

const pageSize = 200;

/**
 * Delivers to one endpoint from one process, until it is not `isOn` and nothing is under way. It sends an
 * event only once every earlier event of the same cart or session is settled in the store. So events first
 * arrive in order even if two processes both believe they hold the lease: both then send the same event.
 * Rejects when the store cannot say what is due.
 */
async function deliverEvents(options: DeliveryOptions, notifier: Notifier, isOn: () => boolean) {
  const { endpoint, store, send, logger, expiryMs, timing } = options;
  const now = () => performance.now();
  const health = createEndpointHealth(concurrency, timing.pause, Math.random, now);
  const underWay = new Map<string, Promise<void>>();
  let waiting: PendingEvent[] = [];
  let sweepAt = Number.NEGATIVE_INFINITY;
  const hasRoom = () => underWay.size < health.room();

  async function sweepIfDue(): Promise<void> {
    if (now() < sweepAt) return;
    const count = await store.expireEvents(expiryMs);
    if (count > 0) logger.warn({ count }, 'events were given up: they could not be delivered in time');
    else sweepAt = now() + timing.sweepMs;
  }

  async function launchDue(): Promise<void> {
    // After a pause others may be due first.
    if (health.pauseMs() > 0) waiting = [];
    if (hasRoom() && waiting.length === 0) waiting = await readDue();
    while (hasRoom() && waiting.length > 0 && isOn()) launch(waiting.shift() as PendingEvent);
  }

  async function readDue(): Promise<PendingEvent[]> {
    // What is settled while the store reads may still be read as pending.
    const busy = new Set(underWay.keys());
    const due = await store.dueEvents(endpoint, pageSize);
    return due.filter((event) => !busy.has(streamOf(event)));
  }

  function launch(event: PendingEvent): void {
    const stream = streamOf(event);
    const message = messageOf(event);
    const delivery = send(message)
      .then((outcome) => {
        note(message, outcome);
        return settle(settlementOf(event, outcome, options));
      })
      .finally(() => {
        underWay.delete(stream);
        notifier.notify();
      });
    underWay.set(stream, delivery);
  }

  function note({ id }: Message, { verdict, word, retryAfterMs }: Outcome): void {
    if (verdict === 'unreachable') {
      const pauseMs = health.failed(retryAfterMs);
      const told = { endpoint, outcome: word, pauseMs: Math.round(pauseMs) };
      if (pauseMs > 0) logger.warn(told, 'the webhook endpoint does not answer; it is tried again');
      return;
    }
    if (health.answered()) logger.info({ endpoint }, 'the webhook endpoint answers again');
    if (verdict !== 'delivered')
      logger.warn({ endpoint, event: id, outcome: word }, 'the webhook endpoint does not take an event');
  }

  /** Tries until the store has it: an unsettled event is sent again, and holds back those behind it. */
  async function settle(settlement: Settlement): Promise<void> {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await store.settleEvent(settlement);
      } catch (error) {
        if (isFirst) logFault(logger, error);
        if (!isOn()) return;
        await rest(timing.pollMs);
      }
    }
  }

  try {
    while (isOn()) {
      await sweepIfDue();
      await launchDue();
      await notifier.wait(Math.min(timing.pollMs, health.pauseMs() || timing.pollMs));
    }
  } finally {
    await Promise.all(underWay.values());
  }
}

function streamOf({ type, subjectId }: PendingEvent): string {
  return `${eventSubjects[type]} ${subjectId}`;
}

function settlementOf(
  event: PendingEvent,
  { verdict, word, retryAfterMs = 0 }: Outcome,
  { endpoint, expiryMs, timing }: DeliveryOptions,
): Settlement {
  const settled = { endpoint, event, outcome: word, retryInMs: 0 };
  if (verdict === 'delivered') return { ...settled, verdict };
  if (verdict === 'gone' || event.pendingForMs >= expiryMs) return { ...settled, verdict: 'expired' };
  const retryInMs = Math.max(backOffMs(timing.retry, event.attempts + 1, Math.random), retryAfterMs);
  return { ...settled, verdict: 'failed', retryInMs };
}

type Notifier = ReturnType<typeof createNotifier>;

/** Wakes whoever waits. Several notifications before a wait count as one. */
export function createNotifier() {
  let notified = new AbortController();
  return {
    notify: () => notified.abort(),
    /** Ends at a notification, at once where there was one since the last wait, or after `mostMs`. */
    async wait(mostMs: number) {
      await rest(mostMs, notified.signal);
      notified = new AbortController();
    },
  };
}
