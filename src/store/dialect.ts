import type { ClientBase } from 'pg';
import { obtain } from '../address/text/group-by.ts';
import type { Database } from './database.ts';
import type { StoreFunctions } from './functions/functions-of.ts';

/** What the store does differently on one kind of database. */
export interface Dialect {
  /** As the log and `/health/ready` name it. */
  readonly name: string;
  readonly functions: StoreFunctions;
  /** `poolSize`: connections of this process at most. */
  openLanes(database: Database, poolSize: number): Lanes;
  /** What this release needs and the database lacks, its migrations apart. */
  missing(client: ClientBase): Promise<string[]>;
}

/**
 * The way to one node of the database. Nodes fail one by one, and what waits for one must not hold up
 * another. So each lane has its own gatherings and its own share of the connections.
 */
export interface Lane extends Pick<Database, 'run'> {
  /** Present where the node can fail on its own. */
  readonly gate?: Gate;
}

export interface Gate {
  isOpen(): boolean;
  /** Calls `onClose` when the gate closes: whatever is still unsent is to be refused. */
  onClose(refuse: () => void): void;
}

export interface Lanes {
  /** The lane to the node that holds the rows of a key. */
  of(key: string): Lane;
  close(): void;
}

/** What every node holds, or what there is one node for. */
export function oneLane(lane: Lane): Lanes {
  return { of: () => lane, close: () => undefined };
}

/**
 * Makes one of something, such as a gathering, for each lane in use, and hands each entry to that of its key.
 */
export function eachLane<Entry, Result>(
  lanes: Lanes,
  keyOf: (entry: Entry) => string,
  make: (lane: Lane) => (entry: Entry) => Promise<Result>,
): (entry: Entry) => Promise<Result> {
  const made = new Map<Lane, (entry: Entry) => Promise<Result>>();
  return (entry) => {
    const lane = lanes.of(keyOf(entry));
    return obtain(made, lane, () => make(lane))(entry);
  };
}
