import type { EventStore, ReplaySelection, Settlement } from '../events/event-store.ts';
import type { Database } from './database.ts';
import * as statements from './event-statements.ts';
import { gather } from './gather.ts';
import { StoreRejectedError } from './store-fault.ts';
import type { StoreParts } from './store-parts.ts';

/** Settlements that come together share a statement; the other calls are rare or have one caller. */
export function createSqlEventStore({ database, limits, functions, outbox }: StoreParts): EventStore {
  const { pendingEvents, listedEvents, settlements } = statements;
  return {
    dueEvents: async (endpoint, most) =>
      (await database.run(statements.dueEvents, [endpoint, most])).map(pendingEvents.read),
    settleEvent: gather<Settlement, void>({
      ...limits,
      task: statements.settleEvents.name,
      isEntryFault: (error) => error instanceof StoreRejectedError,
      run: async (entries) => {
        const rows = entries.map(({ event, ...settlement }) => ({ ...event, ...settlement }));
        await database.run(statements.settleEvents, settlements.values(rows));
        return entries.map(() => undefined);
      },
    }),
    async expireEvents(olderThanMs) {
      const [row] = await database.run(functions.expireEvents.call(outbox), [olderThanMs]);
      return Number(row?.count);
    },
    async backlog() {
      const rows = await database.run(statements.readBacklog, []);
      return rows.map(statements.backlogs.read);
    },
    async listEvents({ cart, session, status, limit }) {
      const values = [cart ?? null, session ?? null, status ?? null, limit];
      return (await database.run(statements.listEvents, values)).map(listedEvents.read);
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
