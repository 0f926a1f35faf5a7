import type { ClientBase } from 'pg';
import type { Database } from './database.ts';
import { type Lanes, onlyLane } from './lanes.ts';
import type { EventNumber, Outbox } from './outbox.ts';
import type { Statement } from './statements.ts';

/**
 * What the store does otherwise on one kind of database than on another. A dialect is a folder or a file that has one of
 * these; `dialects.ts` says which a database speaks.
 */
export interface Dialect {
  /** As the log and `/health/ready` name it. */
  readonly name: string;
  /** Absent: numbers of the sequence. */
  readonly eventNumber?: EventNumber;
  /** Statements in words of its own, each under the name of the one in whose place it is run, with the same values. */
  statements(outbox: Outbox): readonly Statement[];
  openLanes(database: Database, limits: LaneLimits): Lanes;
  /** What of its layout the database lacks. */
  missing(client: ClientBase): Promise<string[]>;
}

export interface LaneLimits {
  /** Connections of this process at most. */
  readonly poolSize: number;
}

export const postgresql: Dialect = {
  name: 'postgresql',
  statements: () => [],
  openLanes: onlyLane,
  missing: async () => [],
};

/** The same in this process. */
export const embedded: Dialect = { ...postgresql, name: 'embedded' };

/** The database, on which the statements of a dialect are run in place of those of the same name. */
export function inDialect(database: Database, statements: readonly Statement[]): Database {
  if (statements.length === 0) return database;
  const own = new Map(statements.map((statement) => [statement.name, statement]));
  return {
    run: (statement, values) => database.run(own.get(statement.name) ?? statement, values),
    close: () => database.close(),
  };
}
