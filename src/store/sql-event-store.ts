import type * as events from '../events/event-store.ts';
import { namedStatements } from './database.ts';
import { gather } from './gather.ts';
import { rowShape, texts, toMembers } from './row-shape.ts';
import type { StoreParts } from './store-parts.ts';

/** Settlements, each with what names its event. */
const settlements = rowShape<Omit<events.Settlement, 'event'> & events.Settlement['event']>({
  ...texts('endpoint', 'subjectId', 'verdict', 'outcome'),
  eventId: 'id',
  retryInMs: 'float8',
});

const isPending = 'delivered_at is null and expired_at is null';

export const statements = namedStatements({
  /** The index of pending events finds the earliest of each stream: a look-up for each event that is due. */
  dueEvents: `
    select subject_id, event_id, type, market, occurred_at, attempts,
      extract(epoch from now() - pending_since)::float8 * 1000 as pending_for_ms
    from outbox as event
    where endpoint = $1::text and ${isPending} and next_attempt_at <= now()
      and event_id = (
        select min(event_id) from outbox as earlier
        where endpoint = $1::text and ${isPending}
          and subject_id = event.subject_id and subject = event.subject
      )
    order by next_attempt_at, event_id
    limit $2::int`,
  /**
   * Events behind a failed one wait as long: otherwise all of them would be due, and read each time. Times
   * are computed before the update: Citus refuses one in which a stable function takes a column.
   */
  settleEvents: `
    with settlement as (
      select endpoint, subject_id, event_id, verdict, outcome as last_outcome,
        case when verdict = 'delivered' then now() end as delivered_now,
        case when verdict = 'expired' then now() end as expired_now,
        now() + retry_in_ms * interval '1 millisecond' as next_attempt
      from ${settlements.given}
    ),
    settled as (
      update outbox as event
      set
        attempts = attempts + 1,
        outcome = last_outcome,
        delivered_at = delivered_now,
        expired_at = expired_now,
        next_attempt_at = next_attempt
      from settlement
      where event.subject_id = settlement.subject_id and event.event_id = settlement.event_id
        and event.endpoint = settlement.endpoint and ${isPending}
      returning event.endpoint, event.subject_id, event.subject, event.event_id, event.next_attempt_at,
        verdict
    )
    update outbox as behind
    set next_attempt_at = settled.next_attempt_at
    from settled
    where settled.verdict = 'failed'
      and behind.endpoint = settled.endpoint and behind.subject_id = settled.subject_id
      and behind.subject = settled.subject and behind.event_id > settled.event_id and ${isPending}
      and behind.next_attempt_at < settled.next_attempt_at`,
  readBacklog: `
    select endpoint, count(*)::int as count,
      extract(epoch from now() - min(pending_since))::float8 * 1000 as oldest_ms
    from outbox where ${isPending} group by endpoint order by endpoint`,
  listEvents: `
    select * from (
      select subject_id, event_id, endpoint, type, market, occurred_at, attempts, outcome,
        case when delivered_at is null and expired_at is null then next_attempt_at end as next_attempt_at,
        case
          when delivered_at is not null then 'delivered'
          when expired_at is not null then 'expired'
          else 'pending'
        end as status
      from outbox
      where ($1::text is null or subject = 'cart' and subject_id = $1)
        and ($2::text is null or subject = 'session' and subject_id = $2)
    ) as event
    where $3::text is null or status = $3
    order by event_id desc, endpoint
    limit $4::int`,
  /** A page in key order, after the given row. Answers its last row, and how many are pending again. */
  replayEvents: `
    with page as (
      select subject_id, event_id, endpoint, occurred_at,
        floor(extract(epoch from occurred_at) * 1000) as occurred_at_ms
      from outbox
      where (subject_id, event_id, endpoint) > ($1::text, $2::bigint, $3::text)
      order by subject_id, event_id, endpoint
      limit 2000
    ),
    replayed as (
      update outbox as event
      set pending_since = now(), next_attempt_at = now(), attempts = 0, outcome = null,
        delivered_at = null, expired_at = null
      from page
      where event.subject_id = page.subject_id and event.event_id = page.event_id
        and event.endpoint = page.endpoint
        and not (event.delivered_at is null and event.expired_at is null)
        and event.endpoint = any($4::text[])
        and ($5::bigint[] is null or (page.event_id, page.occurred_at_ms) in (
          select * from unnest($5, $6::numeric[])
        ))
        and ($7::timestamptz is null or page.occurred_at >= $7)
        and ($8::boolean is not true or event.expired_at is not null)
      returning 1
    )
    select subject_id, event_id, endpoint, (select count(*)::int from replayed) as count
    from page
    order by subject_id desc, event_id desc, endpoint desc
    limit 1`,
});

/**
 * None of the statements is on the request path. Settlements that come together share one; the other calls
 * are rare or have one caller.
 */
export function createSqlEventStore({ database, limits, functions, outbox }: StoreParts): events.EventStore {
  return {
    dueEvents: async (endpoint, most) =>
      (await database.run(statements.dueEvents, [endpoint, most])).map(toMembers<events.PendingEvent>),
    settleEvent: gather<events.Settlement, void>({
      ...limits,
      task: statements.settleEvents.name,
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
    backlog: async () => (await database.run(statements.readBacklog, [])).map(toMembers<events.Backlog>),
    async listEvents({ cart, session, status, limit }) {
      const values = [cart ?? null, session ?? null, status ?? null, limit];
      return (await database.run(statements.listEvents, values)).map(toMembers<events.ListedEvent>);
    },
    async replayEvents(selection, endpoints) {
      const replayed = 'events' in selection ? selection.events : null;
      const filter = [
        endpoints,
        replayed?.map(({ eventId }) => eventId),
        replayed?.map(({ occurredAt }) => occurredAt.getTime()),
        'since' in selection ? selection.since : null,
        'expired' in selection,
      ];
      let behind: unknown[] = ['', 0, ''];
      for (let count = 0; ; ) {
        const [row] = await database.run(statements.replayEvents, [...behind, ...filter]);
        if (row === undefined) return count;
        count += Number(row.count);
        behind = [row.subject_id, row.event_id, row.endpoint];
      }
    },
  };
}
