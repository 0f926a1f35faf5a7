/** What an event is about. Events of one subject are delivered in order. */
type Subject = 'cart' | 'session';

export const eventSubjects = {
  'cart.address.set': 'cart',
  'cart.deleted': 'cart',
  'application.stored': 'session',
  'application.deleted': 'session',
  'application.registered': 'session',
} as const satisfies Record<string, Subject>;

export type EventType = keyof typeof eventSubjects;

/** A recorded change. It holds ids, the type and the time, and nothing that a person typed. */
export interface PlatformEvent {
  /** Counts up: of two events of one subject the later one has the larger number. */
  readonly eventId: string;
  readonly type: EventType;
  readonly subjectId: string;
  readonly market: string;
  readonly occurredAt: Date;
}

export interface PendingEvent extends PlatformEvent {
  /** Attempts that failed so far. */
  readonly attempts: number;
  /** Since it occurred or was replayed. */
  readonly pendingForMs: number;
}

/** The result of an attempt. A failed event is pending again after `retryInMs`. */
export interface Settlement {
  readonly endpoint: string;
  readonly event: Pick<PlatformEvent, 'subjectId' | 'eventId'>;
  readonly verdict: 'delivered' | 'expired' | 'failed';
  /** Status or a word, for people. */
  readonly outcome: string;
  readonly retryInMs: number;
}

export interface Backlog {
  readonly endpoint: string;
  readonly count: number;
  /** How long the oldest of them has been waiting. */
  readonly oldestMs: number;
}

export const eventStatuses = ['pending', 'delivered', 'expired'] as const;
type EventStatus = (typeof eventStatuses)[number];

export interface ListedEvent extends PlatformEvent {
  readonly endpoint: string;
  readonly status: EventStatus;
  readonly attempts: number;
  /** Of the last attempt; null before the first. */
  readonly outcome: string | null;
  /** null unless it is pending. */
  readonly nextAttemptAt: Date | null;
}

export interface EventFilter {
  readonly status?: EventStatus | undefined;
  readonly cart?: string | undefined;
  readonly session?: string | undefined;
  readonly limit: number;
}

/** Which events to deliver again: those with these ids, all that expired, or all since a time. */
type ReplaySelection =
  | { readonly events: readonly Pick<PlatformEvent, 'eventId' | 'occurredAt'>[] }
  | { readonly expired: true }
  | { readonly since: Date };

/** Events to deliver, kept in the store. Times are by the store's clock. */
export interface EventStore {
  /** Answers only the earliest pending event of each cart and session; those due first come first. */
  dueEvents(endpoint: string, most: number): Promise<PendingEvent[]>;
  /** An event that is no longer pending stays as it is. */
  settleEvent(settlement: Settlement): Promise<void>;
  /**
   * Gives up events that have waited longer than this and were due no later than that, also of endpoints that
   * nobody delivers to any more. Answers how many; it may leave some for another call.
   */
  expireEvents(olderThanMs: number): Promise<number>;
  /** What is pending, for each endpoint that has any. Reads one index entry per pending event. */
  backlog(): Promise<Backlog[]>;
  listEvents(filter: EventFilter): Promise<ListedEvent[]>;
  /** Makes events pending again under their own ids; answers how many, at these endpoints. */
  replayEvents(selection: ReplaySelection, endpoints: readonly string[]): Promise<number>;
}
