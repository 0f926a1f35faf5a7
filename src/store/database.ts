export type Row = Readonly<Record<string, unknown>>;

/**
 * A statement, prepared once per connection under its name. So changed text needs a new name only where two
 * releases share a connection pooler.
 *
 * Values come as arrays, one element per row. A statement touches only the rows of its keys, so that carts,
 * applications and profiles can be sharded by them; branches and site_urls are small and can be replicated.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /**
   * Takes a deadline as its last value, in milliseconds of the server's clock, and answers one row that says
   * in `is_in_time` whether it was met; past it nothing is written. A statement whose caller gave up while it
   * waited in a frozen server or a broken network must not overwrite what was acknowledged since.
   */
  readonly hasDeadline?: true;
}

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

/** Statements by their texts, each with its key in the case of SQL as its name. */
export function namedStatements<const Texts extends Readonly<Record<string, string>>>(texts: Texts) {
  const named = Object.entries(texts).map(([key, text]) => [key, { name: toSqlName(key), text }]);
  return Object.fromEntries(named) as { readonly [Key in keyof Texts]: Statement };
}

/** `localityKey` is `locality_key`. */
export function toSqlName(member: string): string {
  return member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `locality_key` is `localityKey`. */
export function toMemberName(column: string): string {
  return column.replace(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase());
}
