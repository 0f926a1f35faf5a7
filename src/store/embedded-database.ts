import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { StoreUnavailableError } from '../checkout/ports.ts';
import type { Database, Row } from './database.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { migrate } from './migrations/migrate.ts';
import { dueUpkeep } from './statements.ts';
import { toStoreError } from './store-fault.ts';

/** The engine has no processes in the background that would see to its log and its statistics: this side asks for it. */
const statementsBetweenUpkeep = 500;

/**
 * The embedded engine as a database, brought up to date. `onError` is told when the engine broke down, after which
 * every call fails, or could not write its log back.
 */
export async function openEmbeddedDatabase(
  engine: PGlite,
  onError?: (error: StoreUnavailableError) => void,
): Promise<Database> {
  // Named in full: what is missing here the driver would take from the environment.
  const client = new pg.Client({
    stream: () => new EmbeddedStream(engine),
    pipeline: true,
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    password: 'none',
    ssl: false,
  });
  let isBroken = false;
  client.on('error', () => {
    if (!isBroken)
      onError?.(new StoreUnavailableError('The embedded store broke down; start the service anew.'));
    isBroken = true;
  });
  const close = async () => {
    await client.end();
    // An engine that broke down would never come back from writing its state; the log it left is replayed instead.
    if (!isBroken) await engine.close();
  };
  try {
    await client.connect();
    await prepare(client);
    return embeddedDatabase(client, close, onError);
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepare(client: pg.Client): Promise<void> {
  await migrate(client);
  // A plan is kept as long as its connection: one that was made for a small table must not scan it once it is large.
  await client.query('set enable_seqscan = off');
  // Nothing in the background does either. Every table is vacuumed, the catalogue's too, or the numbers of transactions
  // would run out. Without statistics the earliest event of each cart is looked for by the wrong index: half a minute for
  // 15,000 that are pending, a tenth of a second with them; the catalogue's would take longer than all else here.
  await client.query('vacuum');
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(format('%I', relname), ', ') as tables from pg_stat_user_tables`,
  );
  await client.query(`analyze ${rows[0]?.tables}`);
}

function embeddedDatabase(
  client: pg.Client,
  close: () => Promise<void>,
  onError?: (error: StoreUnavailableError) => void,
): Database {
  let statements = 0;

  async function query(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    try {
      return (await client.query<Row>({ name, text, values: [...values] })).rows;
    } catch (error) {
      throw toStoreError(error, name);
    }
  }

  async function keepUp(): Promise<void> {
    try {
      const due = await query(dueUpkeep.name, dueUpkeep.text, []);
      for (const command of due.map((row) => String(row.command))) await query(command, command, []);
    } catch (error) {
      if (error instanceof StoreUnavailableError) onError?.(error);
    }
  }

  return {
    async run({ name, text, hasDeadline }, values) {
      // The engine runs within the call: no statement waits in it for somebody who is gone.
      const rows = await query(name, text, hasDeadline ? [...values, Number.POSITIVE_INFINITY] : values);
      statements += 1;
      if (statements % statementsBetweenUpkeep === 0) await keepUp();
      return rows;
    },
    close,
  };
}
