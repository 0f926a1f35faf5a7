import type { ClientBase } from 'pg';
import { onCitus } from './citus/citus-dialect.ts';
import type { DatabaseKind, Dialect } from './dialect.ts';
import { onePostgresql, postgresql } from './postgresql-dialect.ts';

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
