import type { ClientBase } from 'pg';
import { eventSubjects } from '../../events/event-store.ts';
import { eraseFunctions } from './erase-functions.ts';
import { platformFunctions } from './platform-functions.ts';
import { stepFunctions } from './step-functions.ts';
import {
  type EventNumbers,
  type FunctionParts,
  type Note,
  noteEvents,
  type StoredFunction,
  storedFunctions,
} from './stored-function.ts';
import { purgeFunctions, upkeepFunctions } from './upkeep-functions.ts';

/** What a dialect puts into its functions. */
interface FunctionWords {
  /** Settings of each function, as `create function` takes them. */
  readonly settings: string;
  /** Functions that these words call. */
  readonly called: readonly StoredFunction[];
  readonly eventNumbers: EventNumbers;
}

/** What the store calls, in the words of one dialect. */
export type StoreFunctions = ReturnType<typeof functionsIn>;

/**
 * The writes as functions: of several statements each, which every database runs the same way, where one
 * statement of several clauses would be refused by Citus, answered wrongly, or planned for every shard.
 */
export function functionsIn({ settings, called, eventNumbers }: FunctionWords) {
  const stored = <Key extends string>(parts: Readonly<Record<Key, FunctionParts>>) =>
    storedFunctions(parts, settings);
  const noting = stored({ noteEvents: noteEvents(eventNumbers) });
  const note: Note = (type, ids, markets) =>
    `perform ${noting.noteEvents.name}('${eventSubjects[type]}', ${ids}, '${type}', ${markets}, in_endpoints);`;
  const own = stored({ ...stepFunctions(note), ...platformFunctions(note), ...upkeepFunctions });
  const eraseData = stored(eraseFunctions(note));
  const purge = stored(purgeFunctions(note));
  const all = [noting, own, eraseData, purge].flatMap((functions) =>
    Object.values<StoredFunction>(functions),
  );
  /** `all`: each after those that it calls. */
  return { ...own, eraseData, purge, all: [...called, ...all] };
}

/** Functions of any release. */
export const isStoredFunction = `pronamespace = current_schema::regnamespace
  and proname ~ '^checkout_\\w+_[0-9a-f]{8}$'`;

/** Those that the database lacks. */
export async function missingFunctions(client: ClientBase, functions: readonly StoredFunction[]) {
  const there = await readNames(client, `select proname as name from pg_proc where ${isStoredFunction}`);
  return functions.filter(({ name }) => !there.has(name));
}

/** Functions as a step of `migrate`, and as what a database lacks. */
export const asSteps = ({ length }: readonly StoredFunction[]): string[] =>
  length === 0 ? [] : [`${length} functions`];

/** What a query answers as `name`. */
export async function readNames(client: ClientBase, query: string): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(query);
  return new Set(rows.map(({ name }) => name));
}
