import type { ClientBase } from 'pg';
import { OperatorError } from '../operator-error.ts';
import { onCitus } from './citus/citus-dialect.ts';
import { type DatabaseKind, type Dialect, onlyLane } from './dialect.ts';
import { asSteps, functionsIn, missingFunctions } from './functions/functions-of.ts';

const functions = functionsIn({
  settings: '',
  called: [],
  eventNumbers: { variables: '', before: '', number: `nextval('outbox_event_ids')` },
});

export const postgresql: Dialect = {
  name: 'postgresql',
  functions,
  openLanes: onlyLane,
  missing: async (client) => asSteps(await missingFunctions(client, functions.all)),
};

/** The same in this process. */
export const embedded: Dialect = { ...postgresql, name: 'embedded' };

/** One PostgreSQL: what a database is that is nothing else. */
const onePostgresql: DatabaseKind = {
  find: async () => postgresql,
  async layOut(client: ClientBase, shards) {
    if (shards !== undefined)
      throw new OperatorError('--shards needs Citus: run "create extension citus" in this database first.');
    const missing = await missingFunctions(client, functions.all);
    for (const { definition } of missing) await client.query(definition);
    return asSteps(missing);
  },
};

/** The first that knows a database has it. */
const kinds: readonly DatabaseKind[] = [onCitus, onePostgresql];

/** The dialect of a database, by what the database is. */
export async function findDialect(client: ClientBase): Promise<Dialect> {
  for (const { find } of kinds) {
    const dialect = await find(client);
    if (dialect) return dialect;
  }
  return postgresql;
}

/** Makes a migrated database one of its kind; answers what it did. Call it within a transaction. */
export async function layOut(client: ClientBase, shards: number | undefined): Promise<string[]> {
  const left: string[] = [];
  for (const kind of kinds) {
    const taken = await kind.layOut(client, shards);
    if (taken) return [...left, ...taken];
    left.push(...((await kind.leave?.(client)) ?? []));
  }
  return left;
}
