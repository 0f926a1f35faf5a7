/** One step of the schema. A released step never changes: a later one corrects it. */
export interface Migration {
  /** Counts up from 1 without gaps. */
  readonly id: number;
  readonly name: string;
  /** Run whole inside one transaction. */
  readonly sql: string;
}
