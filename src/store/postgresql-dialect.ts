import type { ClientBase } from 'pg';
import { OperatorError } from '../operator-error.ts';
import type { DatabaseKind, Dialect } from './dialect.ts';
import { asSteps, functionsIn, missingFunctions } from './functions/functions-of.ts';
import { onlyLane } from './lanes.ts';

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
export const onePostgresql: DatabaseKind = {
  find: async () => postgresql,
  async layOut(client: ClientBase, shards) {
    if (shards !== undefined)
      throw new OperatorError('--shards needs Citus: run "create extension citus" in this database first.');
    const missing = await missingFunctions(client, functions.all);
    for (const { definition } of missing) await client.query(definition);
    return asSteps(missing);
  },
};
