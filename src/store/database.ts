import type { Statement } from './statements.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What the statements run on: PostgreSQL behind a pool, or the embedded engine behind one connection. */
export interface Database {
  /**
   * Resolves once the statement is committed, and enforces its deadline where it has one. Rejects only with
   * StoreUnavailableError or StoreRejectedError.
   */
  run(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]>;
  /** Lets running statements finish, then disconnects. */
  close(): Promise<void>;
}
