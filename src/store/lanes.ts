import type { Database } from './database.ts';

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

export function onlyLane(database: Database): Lanes {
  return { of: () => database, close: () => undefined };
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
    let handle = made.get(lane);
    if (handle === undefined) {
      handle = make(lane);
      made.set(lane, handle);
    }
    return handle(entry);
  };
}
