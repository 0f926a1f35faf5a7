import { createHash } from 'node:crypto';
import pg from 'pg';
import type { EventType } from '../../events/event-store.ts';
import type { AuditEntry } from '../../platform/platform-store.ts';
import { type Statement, toSqlName } from '../database.ts';

/**
 * The text itself holds two parameters: `in_endpoints`, those of the outbox, and `in_place`, the first key of
 * the first array. A function with `in_deadline` answers in `is_in_time` whether it was met.
 */
export interface FunctionParts {
  /** Absent: the key that it has among others, in the case of SQL. */
  readonly name?: string;
  /** Types by parameter, in their order. */
  readonly takes: Readonly<Record<string, string>>;
  readonly returns: string;
  readonly variables?: string;
  readonly body: string;
  readonly placedBy?: string | undefined;
}

/** A function that `migrate` puts into the database. */
export type StoredFunction = ReturnType<typeof storedFunction>;

/** Each function by its key. */
export function storedFunctions<Key extends string>(
  parts: Readonly<Record<Key, FunctionParts>>,
  settings: string,
) {
  const entries = Object.entries<FunctionParts>(parts);
  return Object.fromEntries(
    entries.map(([key, each]) => [key, storedFunction({ name: toSqlName(key), ...each }, settings)]),
  ) as Readonly<Record<Key, StoredFunction>>;
}

/**
 * Names in the body mean the tables of the schema in which it was made, whoever calls it from wherever.
 * Values are columns or fields of a record: Citus 13 does not survive an array element (`values[1]`) in an
 * update.
 */
export function storedFunction(
  { name, takes, returns, variables = '', body, placedBy }: FunctionParts & { readonly name: string },
  settings: string,
) {
  const parameters = Object.entries(takes).map(([parameter, type]) => `${parameter} ${type}`);
  const rest = `(${parameters.join(', ')}) returns ${returns}
    language plpgsql set search_path from current ${settings} as $function$
    #variable_conflict use_column
    declare ${variables}
    begin ${body}
    end $function$`;
  const unique = `checkout_${name}_${digestOf(rest)}`;
  return {
    /** Contains a digest of everything below, so that the functions of two releases exist side by side. */
    name: unique,
    /** As `name(type, …)`. */
    signature: `${unique}(${Object.values(takes).join(', ')})`,
    definition: `create or replace function ${unique}${rest}`,
    /** The parameter that holds a key: on several nodes the function runs on the one with that key's rows. */
    placedBy,
    /** The statement that calls it with the values of its parameters, but for those that the text holds. */
    call: (outbox: Outbox): Statement => ({
      name: 'in_endpoints' in takes ? outbox.named(name) : name,
      text: `select * from ${unique}(${argumentsOf(takes, outbox)})`,
      ...('in_deadline' in takes ? { hasDeadline: true } : {}),
    }),
  };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The key that sends a call to a node must be a constant to the planner. A null key ends Citus. */
function argumentsOf(takes: FunctionParts['takes'], { endpoints }: Outbox): string {
  let values = 0;
  return Object.entries(takes)
    .map(([parameter, type]) => {
      if (parameter === 'in_endpoints') return `array[${endpoints.map(pg.escapeLiteral).join(', ')}]::text[]`;
      if (parameter === 'in_place') return `coalesce(($1::text[])[1], '')`;
      values += 1;
      return `$${values}::${type}`;
    })
    .join(', ');
}

/**
 * A function that writes unless a deadline has passed. It answers `is_in_time` and then `returns`. `first`
 * precedes the work, also where the deadline has passed.
 */
export function write({
  takes,
  returns,
  first = '',
  body,
  ...parts
}: Omit<FunctionParts, 'returns'> & { readonly returns?: string; readonly first?: string }): FunctionParts {
  return {
    ...parts,
    takes: { ...takes, in_deadline: 'float8' },
    returns: `table (is_in_time boolean${returns === undefined ? '' : `, ${returns}`})`,
    body: `${first} ${inTime(body)} return next;`,
  };
}

const isInTime = 'is_in_time := clock_timestamp() < to_timestamp(in_deadline / 1000);';

/**
 * Does something if the deadline is met by the clock of the writing node, and undoes it if the deadline has
 * passed meanwhile. The function commits on its node as soon as it ends, so a node that stands still while
 * it runs writes nothing when it goes on. (`statement_timeout` sees to that too, but a pooler and the
 * coordinator of Citus do not pass it on.)
 */
const inTime = (work: string) => `
    ${isInTime}
    if is_in_time then
      ${work}
      ${isInTime}
      if not is_in_time then raise query_canceled using message = 'the deadline has passed'; end if;
    end if;`;

/**
 * How the events of several subjects are numbered, one event each. Numbers order the events of a subject: one
 * is drawn once the change holds the lock on the subject's row, until it is committed, so whoever sees a
 * number can see all earlier ones of its subject.
 */
export interface EventNumbers {
  readonly variables: string;
  /** What comes first, given the keys in `in_subject_ids`. */
  readonly before: string;
  /** The SQL of the number, given the key in `id`. */
  readonly number: string;
}

/** Writes an event of each subject for each endpoint, or nothing without endpoints. */
export const noteEvents = ({ variables, before, number }: EventNumbers): FunctionParts => ({
  takes: {
    in_subject: 'text',
    in_subject_ids: 'text[]',
    in_type: 'text',
    in_markets: 'text[]',
    in_endpoints: 'text[]',
  },
  returns: 'void',
  variables,
  body: `
    if cardinality(in_endpoints) > 0 and cardinality(in_subject_ids) > 0 then
      ${before}
      insert into outbox
        (subject_id, subject, event_id, endpoint, type, market, occurred_at, pending_since, next_attempt_at)
      select id, in_subject, number, listener, in_type, of_market, moment, moment, moment
      from (
        select id, of_market, clock_timestamp() as moment, ${number} as number
        from unnest(in_subject_ids, in_markets) as given (id, of_market)
        offset 0
      ) as numbered, unnest(in_endpoints) as listener;
    end if;`,
});

/** The call that writes an event of each subject; takes SQL of arrays of subjects and of their markets. */
export type Note = (type: EventType, ids: string, markets: string) => string;

/** Who acts, with which request. */
export const actor = { in_actor: 'text', in_request: 'text' } as const;

/** Whose data an entry of the audit trail is about, and what it says. Members are SQL; absent: null. */
interface RecordedSql {
  readonly profile?: string;
  readonly session?: string;
  readonly details?: string;
  /** Rows, of each of which there is an entry. */
  readonly from?: string;
}

/**
 * Records an action in the statement or transaction that did it, in a function with the parameters `actor`.
 * `subject` is what it was done to; the SQL `id` names it.
 */
export function record(
  action: string,
  subject: AuditEntry['subject'],
  id: string,
  { profile = 'null', session = 'null', details, from }: RecordedSql = {},
): string {
  const [column, value] = details === undefined ? ['', ''] : [', details', `, ${details}`];
  const values = `'${subject}', ${id}, ${profile}, ${session}, '${action}',
        in_actor, in_request, now()${value}`;
  return `insert into audit_trail
        (subject, subject_id, profile_id, session_id, action, actor, request_id, at${column})
      ${from === undefined ? `values (${values})` : `select ${values} from ${from}`}`;
}

export interface OutboxOptions {
  /** Names of the endpoints, each of which gets every event. */
  readonly endpoints: readonly string[];
  readonly onWritten?: () => void;
}

type Outbox = ReturnType<typeof openOutbox>;

/** Where the functions of the store write events: once for each endpoint, so nothing without endpoints. */
export function openOutbox({ endpoints, onWritten }: OutboxOptions = { endpoints: [] }) {
  const suffix = digestOf(endpoints.join(', '));
  return {
    endpoints,
    /** The name of a statement that says who the endpoints are: other text needs another name. */
    named: (name: string) => (endpoints.length === 0 ? name : `${name}_noting_${suffix}`),
    /** Call it once such a statement has run. */
    written: () => void (endpoints.length > 0 && onWritten?.()),
  };
}
