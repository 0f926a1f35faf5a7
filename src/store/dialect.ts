import type { ClientBase } from 'pg';
import type { Database } from './database.ts';
import { type Lanes, onlyLane } from './lanes.ts';
import type { EventNumber, Outbox } from './outbox.ts';
import type { Statement } from './statements.ts';

/** What the store does differently on one kind of database. `dialects.ts` picks it. */
export interface Dialect {
  /** As the log and `/health/ready` name it. */
  readonly name: string;
  /** Absent: numbers come from the sequence. */
  readonly eventNumber?: EventNumber;
  /** Statements in its own words, each run in place of the one of the same name and with the same values. */
  statements(outbox: Outbox): readonly Statement[];
  openLanes(database: Database, limits: LaneLimits): Lanes;
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

/** The database, on which the statements of a dialect run in place of those of the same name. */
export function inDialect(database: Database, statements: readonly Statement[]): Database {
  if (statements.length === 0) return database;
  const own = new Map(statements.map((statement) => [statement.name, statement]));
  return {
    run: (statement, values) => database.run(own.get(statement.name) ?? statement, values),
    close: () => database.close(),
  };
}
