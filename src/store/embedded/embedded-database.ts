import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { StoreUnavailableError } from '../../checkout/ports.ts';
import type { Database, Row } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { stepStatements } from '../statements.ts';
import { toStoreError } from '../store-fault.ts';
import { EmbeddedStream } from './embedded-stream.ts';

/** The engine has no background processes to tend its log and its statistics: this side asks for both. */
const statementsBetweenUpkeep = 500;

/**
 * The embedded engine as a database, with its schema up to date. `onError` is called when the engine breaks
 * down, after which every call fails, or when it cannot write its log back.
 */
export async function openEmbeddedDatabase(
  engine: PGlite,
  onError: (error: StoreUnavailableError) => void = () => undefined,
): Promise<Database> {
  // All in full: the driver would take what is missing from the environment.
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
  let statements = 0;
  client.on('error', () => {
    if (!isBroken) onError(new StoreUnavailableError('The embedded store broke down; restart the service.'));
    isBroken = true;
  });

  async function query(name: string, text: string, values: readonly unknown[] = []): Promise<Row[]> {
    try {
      return (await client.query<Row>({ name, text, values: [...values] })).rows;
    } catch (error) {
      throw toStoreError(error, name);
    }
  }

  async function keepUp(): Promise<void> {
    try {
      const { name, text } = stepStatements.dueUpkeep;
      for (const { command } of await query(name, text)) await query(String(command), String(command));
    } catch (error) {
      if (error instanceof StoreUnavailableError) onError(error);
    }
  }

  async function close(): Promise<void> {
    await client.end();
    // A broken engine would never finish writing its state; its log is replayed at the next start instead.
    if (!isBroken) await engine.close();
  }

  try {
    await client.connect();
    await prepare(client);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async run({ name, text, hasDeadline }, values) {
      // The engine runs within the call, so no statement waits in it for a caller that is gone.
      const rows = await query(name, text, hasDeadline ? [...values, Number.POSITIVE_INFINITY] : values);
      statements += 1;
      if (statements % statementsBetweenUpkeep === 0) await keepUp();
      return rows;
    },
    close,
  };
}

async function prepare(client: pg.Client): Promise<void> {
  await migrate(client);
  // A plan lives as long as its connection: one made for a small table must not scan it once it is large.
  await client.query('set enable_seqscan = off');
  // Nothing does that in the background either. Every table is vacuumed, the catalogue's included, or
  // transaction numbers would run out. Without statistics the earliest event of each cart is found by the
  // wrong index: half a minute for 15,000 pending events, a tenth of a second with statistics. Statistics of
  // the catalogue would take longer than all else here.
  await client.query('vacuum');
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(format('%I', relname), ', ') as tables from pg_stat_user_tables`,
  );
  await client.query(`analyze ${rows[0]?.tables}`);
}
