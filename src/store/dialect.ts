import type { ClientBase } from 'pg';
import type { Database } from './database.ts';
import type { StoreFunctions } from './functions/functions-of.ts';
import type { Lanes } from './lanes.ts';

/** What the store does differently on one kind of database. */
export interface Dialect {
  /** As the log and `/health/ready` name it. */
  readonly name: string;
  readonly functions: StoreFunctions;
  openLanes(database: Database, limits: LaneLimits): Lanes;
  /** What this release needs and the database lacks, its migrations apart. */
  missing(client: ClientBase): Promise<string[]>;
}

export interface LaneLimits {
  /** Connections of this process at most. */
  readonly poolSize: number;
}

/** A kind of database, as `dialects.ts` lists them. */
export interface DatabaseKind {
  /** Undefined: the database is of another kind. */
  find(client: ClientBase): Promise<Dialect | undefined>;
  /**
   * Makes a database with all migrations one of this kind; answers what it did. It runs within a transaction.
   * Undefined: the database is, and stays, of another kind. Throws OperatorError where `shards` asks for what
   * is impossible.
   */
  layOut(client: ClientBase, shards: number | undefined): Promise<string[] | undefined>;
  /** Takes from a database of another kind what it kept of this one; answers what it did. */
  leave?(client: ClientBase): Promise<string[]>;
}
