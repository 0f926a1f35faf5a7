/** One step of the schema. A step that was released is never changed: a later one mends it. */
export interface Migration {
  /** Counts up from 1 without gaps. */
  readonly id: number;
  readonly name: string;
  /** Run whole inside one transaction. */
  readonly sql: string;
}
