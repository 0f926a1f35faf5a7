import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Prepared upserts of one row as large as a cart, by PostgreSQL's own load generator: no client that sends
 * one row a statement can be faster.
 */
const script = `
\\set id random(1, 256)
insert into bench_upserts values ('row-' || :id, 'US', '${JSON.stringify({ text: 'x'.repeat(450) })}', now())
on conflict (id) do update
  set market = excluded.market, document = excluded.document, changed_at = excluded.changed_at;
`;

/** The upserts a second over this many connections. */
export type UpsertRate = (connections: number, seconds: number) => number;

/** Creates the table of the upserts in a database; undefined if pgbench is not installed. */
export async function preparePgbench(databaseUrl: string, folder: string): Promise<UpsertRate | undefined> {
  const program = findPgbench();
  if (program === undefined) return undefined;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    'create table bench_upserts (id text primary key, market text, document jsonb, changed_at timestamptz)',
  );
  await client.end();
  const file = join(folder, 'upsert.sql');
  writeFileSync(file, script);
  return (connections, seconds) => {
    const load = ['-c', `${connections}`, '-j', '2', '-T', `${seconds}`];
    const { stdout } = spawnSync(program, [...load, '-M', 'prepared', '-n', '-f', file, databaseUrl], {
      encoding: 'utf8',
    });
    const [, rate] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
    if (rate === undefined) throw new Error('pgbench reported no rate');
    return Number(rate);
  };
}

/** Looks first beside the server's programs: some distributions keep one pgbench for each version. */
function findPgbench(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = readFolder(root).map((version) => join(root, version, 'bin', 'pgbench'));
  return [...versions, 'pgbench'].find((program) => spawnSync(program, ['--version']).status === 0);
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path).sort().reverse();
  } catch {
    return [];
  }
}
