import type { ClientBase } from 'pg';
import { findCitusDialect } from './citus/citus-dialect.ts';
import { isSpread } from './citus/layout.ts';
import { type Dialect, postgresql } from './dialect.ts';

/** The dialect of a database, by what the database is. */
export async function findDialect(client: ClientBase): Promise<Dialect> {
  return (await isSpread(client)) ? findCitusDialect(client) : postgresql;
}
