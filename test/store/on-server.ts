import pg from 'pg';
import type { Row } from '../../src/store/database.ts';

/** By URL. Open connections are used again, since to open one costs the server more than most statements. */
const pools = new Map<string, pg.Pool>();

function poolOf(connectionString: string): pg.Pool {
  const known = pools.get(connectionString);
  if (known) return known;
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 1_000,
    allowExitOnIdle: true,
  });
  // The server ends idle connections when their database is dropped.
  pool.on('error', () => undefined);
  pools.set(connectionString, pool);
  return pool;
}

/** Runs SQL on the server of the tests. */
export async function onServer(
  connectionString: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await poolOf(connectionString).query<Row>(text, [...values])).rows;
}
