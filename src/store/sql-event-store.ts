import type { EventType } from '../events/event.ts';
import type {
  EventStatus,
  EventStore,
  ListedEvent,
  PendingEvent,
  ReplaySelection,
  Settlement,
} from '../events/event-store.ts';
import type { Database, Row } from './database.ts';
import * as statements from './event-statements.ts';
import { type GatherLimits, gather } from './gather.ts';
import type { Statement } from './statements.ts';
import { StoreRejectedError } from './store-fault.ts';

/** Settlements that come together share a statement; the other calls are rare or have one caller. */
export function createSqlEventStore(
  database: Database,
  limits: GatherLimits,
  expireEvents: Statement,
): EventStore {
  return {
    dueEvents: async (endpoint, most) =>
      (await database.run(statements.dueEvents, [endpoint, most])).map(toPendingEvent),
    settleEvent: gather<Settlement, void>({
      ...limits,
      task: statements.settleEvents.name,
      isEntryFault: (error) => error instanceof StoreRejectedError,
      run: async (entries) => {
        await database.run(statements.settleEvents, settlementColumns(entries));
        return entries.map(() => undefined);
      },
    }),
    async expireEvents(olderThanMs) {
      const [row] = await database.run(expireEvents, [olderThanMs]);
      return Number(row?.count);
    },
    async backlog() {
      const rows = await database.run(statements.readBacklog, []);
      return rows.map(({ endpoint, count, oldest_ms }) => ({
        endpoint: String(endpoint),
        count: Number(count),
        oldestMs: Number(oldest_ms),
      }));
    },
    async listEvents({ cart, session, status, limit }) {
      const values = [cart ?? null, session ?? null, status ?? null, limit];
      return (await database.run(statements.listEvents, values)).map(toListedEvent);
    },
    replayEvents: (selection, endpoints) => replayEvents(database, selection, endpoints),
  };
}

async function replayEvents(
  database: Database,
  selection: ReplaySelection,
  endpoints: readonly string[],
): Promise<number> {
  const events = 'events' in selection ? selection.events : null;
  const filter = [
    endpoints,
    events?.map(({ eventId }) => eventId),
    events?.map(({ occurredAt }) => occurredAt.getTime()),
    'since' in selection ? selection.since : null,
    'expired' in selection,
  ];
  let behind: unknown[] = ['', 0, ''];
  let count = 0;
  for (;;) {
    const [row] = await database.run(statements.replayEvents, [...behind, ...filter]);
    if (row === undefined) return count;
    count += Number(row.count);
    behind = [row.subject_id, row.event_id, row.endpoint];
  }
}

function settlementColumns(entries: readonly Settlement[]): readonly (readonly unknown[])[] {
  return [
    entries.map(({ endpoint }) => endpoint),
    entries.map(({ event }) => event.subjectId),
    entries.map(({ event }) => event.eventId),
    entries.map(({ verdict }) => verdict),
    entries.map(({ outcome }) => outcome),
    entries.map(({ retryInMs }) => retryInMs),
  ];
}

function toEvent(row: Row) {
  return {
    eventId: String(row.event_id),
    // Only these statements write it.
    type: row.type as EventType,
    subjectId: String(row.subject_id),
    market: String(row.market),
    occurredAt: row.occurred_at as Date,
    attempts: Number(row.attempts),
  };
}

function toPendingEvent(row: Row): PendingEvent {
  return { ...toEvent(row), pendingForMs: Number(row.pending_for_ms) };
}

function toListedEvent(row: Row): ListedEvent {
  const status = row.status as EventStatus;
  return {
    ...toEvent(row),
    endpoint: String(row.endpoint),
    status,
    outcome: row.outcome === null ? null : String(row.outcome),
    nextAttemptAt: status === 'pending' ? (row.next_attempt_at as Date) : null,
  };
}
