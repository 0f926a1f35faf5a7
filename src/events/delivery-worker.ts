import { setTimeout as delay } from 'node:timers/promises';
import { type BackOff, backOffMs, createEndpointHealth, type EndpointHealth } from './endpoint-health.ts';
import { type EventStore, eventSubjects, type PendingEvent, type Settlement } from './event-store.ts';
import { type Message, messageOf, type Outcome } from './post-message.ts';

/** Learns what an operator wants to know. None of it is personal data. */
export interface DeliveryObserver {
  /** The endpoint does not answer, or asks for a rest: nothing is sent to it for this long. */
  onPause(endpoint: string, outcome: string, pauseMs: number): void;
  onResume(endpoint: string): void;
  onRefusal(endpoint: string, messageId: string, outcome: string): void;
  /** This many events were given up because they waited too long. */
  onExpiry(count: number): void;
  /** The store did not answer; it is asked again. */
  onFault(error: unknown): void;
}

export interface DeliveryTiming {
  /** Between reads of the store while nothing notifies. */
  readonly pollMs: number;
  /** How long to wait between attempts at one event. */
  readonly retry: BackOff;
  /** Between attempts at an endpoint that does not answer. */
  readonly pause: BackOff;
  /** Between searches for events that have waited too long. */
  readonly sweepMs: number;
}

export interface DeliveryWorkerOptions {
  /** Name of the endpoint: its scheme, host, port and path. */
  readonly endpoint: string;
  readonly store: Pick<EventStore, 'dueEvents' | 'settleEvent' | 'expireEvents'>;
  readonly send: (message: Message) => Promise<Outcome>;
  readonly observer: DeliveryObserver;
  readonly expiryMs: number;
  readonly timing: DeliveryTiming;
  readonly notifier: Notifier;
  /** Answers false once the worker shall stop after the event at hand. */
  readonly isOn: () => boolean;
}

/** Concurrent deliveries, each of another cart or session. */
const concurrency = 16;

const pageSize = 200;

/**
 * Delivers to one endpoint from one process. It sends an event only once every earlier event of the same cart
 * or session is settled in the store. So events first arrive in order even if two processes both believe they
 * hold the lease: both then send the same event.
 */
export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  readonly #health: EndpointHealth;
  readonly #underWay = new Map<string, Promise<void>>();
  #waiting: PendingEvent[] = [];
  #sweepAt = Number.NEGATIVE_INFINITY;

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options;
    const now = () => performance.now();
    this.#health = createEndpointHealth({
      concurrency,
      pause: options.timing.pause,
      random: Math.random,
      now,
    });
  }

  /**
   * Resolves when the worker is off and nothing is under way. Rejects when the store cannot say what is due.
   */
  async run(): Promise<void> {
    const { isOn, notifier, timing } = this.#options;
    try {
      while (isOn()) {
        await this.#sweepIfDue();
        await this.#launchDue();
        await notifier.wait(Math.min(timing.pollMs, this.#health.pauseMs() || timing.pollMs));
      }
    } finally {
      await Promise.all(this.#underWay.values());
    }
  }

  async #sweepIfDue(): Promise<void> {
    const { store, expiryMs, observer, timing } = this.#options;
    if (performance.now() < this.#sweepAt) return;
    const count = await store.expireEvents(expiryMs);
    if (count > 0) observer.onExpiry(count);
    else this.#sweepAt = performance.now() + timing.sweepMs;
  }

  async #launchDue(): Promise<void> {
    // After a pause others may be due first.
    if (this.#health.pauseMs() > 0) this.#waiting = [];
    if (this.#hasRoom() && this.#waiting.length === 0) this.#waiting = await this.#readDue();
    while (this.#hasRoom() && this.#options.isOn()) {
      const event = this.#waiting.shift();
      if (event === undefined) return;
      this.#launch(event);
    }
  }

  #hasRoom(): boolean {
    return this.#underWay.size < this.#health.room();
  }

  async #readDue(): Promise<PendingEvent[]> {
    // What is settled while the store reads may still be read as pending.
    const busy = new Set(this.#underWay.keys());
    const due = await this.#options.store.dueEvents(this.#options.endpoint, pageSize);
    return due.filter((event) => !busy.has(streamOf(event)));
  }

  #launch(event: PendingEvent): void {
    const stream = streamOf(event);
    const delivery = this.#deliver(event).finally(() => {
      this.#underWay.delete(stream);
      this.#options.notifier.notify();
    });
    this.#underWay.set(stream, delivery);
  }

  async #deliver(event: PendingEvent): Promise<void> {
    const message = messageOf(event);
    const outcome = await this.#options.send(message);
    this.#note(message, outcome);
    await this.#settle(settlementOf(event, outcome, this.#options));
  }

  #note({ id }: Message, { verdict, word, retryAfterMs }: Outcome): void {
    const { endpoint, observer } = this.#options;
    if (verdict === 'unreachable') {
      const pauseMs = this.#health.failed(retryAfterMs);
      if (pauseMs > 0) observer.onPause(endpoint, word, pauseMs);
      return;
    }
    if (this.#health.answered()) observer.onResume(endpoint);
    if (verdict !== 'delivered') observer.onRefusal(endpoint, id, word);
  }

  /** Tries until the store has it: an unsettled event is sent again, and holds back those behind it. */
  async #settle(settlement: Settlement): Promise<void> {
    const { store, observer, isOn, timing } = this.#options;
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await store.settleEvent(settlement);
      } catch (error) {
        if (isFirst) observer.onFault(error);
        if (!isOn()) return;
        await delay(timing.pollMs);
      }
    }
  }
}

function streamOf({ type, subjectId }: PendingEvent): string {
  return `${eventSubjects[type]} ${subjectId}`;
}

function settlementOf(
  event: PendingEvent,
  { verdict, word, retryAfterMs = 0 }: Outcome,
  { endpoint, expiryMs, timing }: DeliveryWorkerOptions,
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
  let isNotified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    /** Ends at a notification, at once where there was one since the last wait, or after `mostMs`. */
    async wait(mostMs: number) {
      if (!isNotified)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, mostMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = undefined;
      isNotified = false;
    },
  };
}
