/** What an event is about. Events of one subject are delivered in order. */
export type Subject = 'cart' | 'session';

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
  /** Id of the cart or the session. */
  readonly subjectId: string;
  readonly market: string;
  readonly occurredAt: Date;
}
