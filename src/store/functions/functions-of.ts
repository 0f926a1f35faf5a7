import type { ClientBase } from 'pg';
import type { RetainedKind } from '../../retention/purge-store.ts';
import { retainedTables } from '../tables.ts';
import { eraseFunctions } from './erase-functions.ts';
import * as platform from './platform-functions.ts';
import * as steps from './step-functions.ts';
import { definerIn, type FunctionWords, type StoredFunction } from './stored-function.ts';
import * as upkeep from './upkeep-functions.ts';

/** What the store calls, in the words of one dialect. */
export type StoreFunctions = ReturnType<typeof functionsIn>;

/**
 * The writes as functions: of several statements each, which every database runs the same way, where one
 * statement of several clauses would be refused by Citus, answered wrongly, or planned for every shard.
 */
export function functionsIn(words: FunctionWords) {
  const by = definerIn(words);
  const own = {
    writeCarts: steps.writeCarts(by),
    writeApplications: steps.writeApplications(by),
    putProfiles: platform.putProfiles(by),
    putBranches: platform.putBranches(by),
    putSiteUrls: platform.putSiteUrls(by),
    registerApplication: platform.registerApplication(by),
    replaceSealed: upkeep.replaceSealed(by),
    expireEvents: upkeep.expireEvents(by),
    ...platform.keyedFunctions(by),
  };
  const eraseData = eraseFunctions(by);
  const purge = Object.fromEntries(
    Object.entries(retainedTables).map(([kind, table]) => [kind, upkeep.purge(by, table)]),
  ) as Readonly<Record<RetainedKind, StoredFunction>>;
  return {
    ...own,
    eraseData,
    purge,
    /** Each after those that it calls. */
    all: [
      ...words.called,
      by.noteEvents,
      ...[own, eraseData, purge].flatMap((functions) => Object.values<StoredFunction>(functions)),
    ],
  };
}

/** Functions of any release. */
export const isStoredFunction = `pronamespace = current_schema::regnamespace
  and proname ~ '^checkout_\\w+_[0-9a-f]{8}$'`;

/** Those that the database lacks. */
export async function missingFunctions(
  client: ClientBase,
  functions: readonly StoredFunction[],
): Promise<StoredFunction[]> {
  const { rows } = await client.query<{ proname: string }>(
    `select proname from pg_proc where ${isStoredFunction}`,
  );
  const there = new Set(rows.map(({ proname }) => proname));
  return functions.filter(({ name }) => !there.has(name));
}

/** Functions as a step of `migrate`, and as what a database lacks. */
export const asSteps = ({ length }: readonly StoredFunction[]): string[] =>
  length === 0 ? [] : [`${length} functions`];
