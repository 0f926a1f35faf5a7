import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readSettings } from '../src/config/settings.ts';
import { migrateDatabase } from '../src/open-store.ts';

const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface BenchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a migrated database. If no server answers, prints that and returns undefined. */
export async function createBenchDatabase(): Promise<BenchDatabase | undefined> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  try {
    await onServer(`create database ${name}`);
  } catch {
    process.stderr.write('No PostgreSQL server answers, so its rows are left out.\n');
    return undefined;
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrateDatabase(readSettings({ DATABASE_URL: url.href }));
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 3000 });
  await client.connect();
  await client.query(statement);
  await client.end();
}
