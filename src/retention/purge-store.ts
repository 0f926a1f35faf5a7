/** What has a retention time, in the order in which it is purged. */
export const retainedKinds = [
  'applications',
  'carts',
  'registrations',
  'audit',
  'events',
  'pairs',
  'decisions',
] as const;

export type RetainedKind = (typeof retainedKinds)[number];

/** A position between rows, as the key of the row before it, column by column; null is before the first. */
export type Cursor = readonly string[] | null;

/** Some rows that follow each other in key order. */
export interface Page {
  /** How many of them are stale: older than asked for. */
  readonly stale: number;
  /** The last of them; null where there is none. */
  readonly end: Cursor;
  readonly isLast: boolean;
}

/** The rows after one cursor and up to another that were written before a time. */
export interface StaleRange {
  readonly after: Cursor;
  readonly end: Cursor;
  readonly before: Date;
}

/** Tables are read page by page in key order: an index on the time would slow every write that renews it. */
export interface PurgeStore {
  /** The store's clock, which dates everything in it. */
  readClock(): Promise<Date>;
  readPage(kind: RetainedKind, after: Cursor, before: Date): Promise<Page>;
  /**
   * Deletes the rows of a range and answers how many there were. A row that was renewed since its page was
   * read stays, and so does one that is being written: nobody is waited for.
   */
  purgeRange(kind: RetainedKind, range: StaleRange): Promise<number>;
}
