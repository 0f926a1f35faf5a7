import type { ClientBase } from 'pg';
import { OperatorError } from '../operator-error.ts';
import { findCitus } from './citus/citus-dialect.ts';
import { leaveCitus, spreadOut } from './citus/layout.ts';
import { type Dialect, oneLane } from './dialect.ts';
import { asSteps, functionsIn, missingFunctions } from './functions/functions-of.ts';

const functions = functionsIn({
  settings: '',
  called: [],
  eventNumbers: { variables: '', before: '', number: `nextval('outbox_event_ids')` },
});

export const postgresql: Dialect = {
  name: 'postgresql',
  functions,
  openLanes: oneLane,
  missing: async (client) => asSteps(await missingFunctions(client, functions.all)),
};

/** The same in this process. */
export const embedded: Dialect = { ...postgresql, name: 'embedded' };

/** The dialect of a database, by what the database is. */
export async function findDialect(client: ClientBase): Promise<Dialect> {
  return (await findCitus(client)) ?? postgresql;
}

/**
 * Makes a migrated database one of its kind: spread over the nodes of Citus where it has some, and what Citus
 * left taken away where it has none. Answers what it did. Call it within a transaction. Throws OperatorError
 * where `shards` asks for what is impossible.
 */
export async function layOut(client: ClientBase, shards: number | undefined): Promise<string[]> {
  const spread = await spreadOut(client, shards);
  if (spread !== undefined) return spread;
  const left = await leaveCitus(client);
  if (shards !== undefined)
    throw new OperatorError('--shards needs Citus: run "create extension citus" in this database first.');
  const missing = await missingFunctions(client, functions.all);
  for (const { definition } of missing) await client.query(definition);
  return [...left, ...asSteps(missing)];
}
