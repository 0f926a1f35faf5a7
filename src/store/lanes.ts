import { StoreUnavailableError } from '../checkout/ports.ts';
import type { Database } from './database.ts';

/**
 * The way to one node of the database. Nodes fail one by one, so what waits for one must hold up nothing of another: each
 * lane has its own gatherings and its own share of the connections.
 */
export interface Lane extends Pick<Database, 'run'> {
  /** Present where the node can fail alone. */
  readonly gate?: Gate;
}

/** Says whether anything may go through. */
export interface Gate {
  isOpen(): boolean;
  /** Calls when the gate closes: what has not been sent until then is to be refused. */
  onClose(refuse: () => void): void;
}

export interface Lanes {
  /** The lane to the node where the rows of a key lie. */
  of(key: string): Lane;
  close(): void;
}

/** A database of one node. */
export function onlyLane(database: Database): Lanes {
  return { of: () => database, close: () => undefined };
}

/**
 * Makes something for each lane that is used, such as a gathering, and hands each entry to the one of its key. Where there
 * is one lane, that is all there is to it.
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

export interface GatedLaneOptions {
  /** Names the node in errors. */
  readonly node: string;
  /** Statements at a time at most. */
  mostRunning(): number;
  /** A node that has answered nothing for so long, while it was asked, is taken to be stuck. */
  readonly stuckMs: number;
}

/**
 * A lane that closes when its node is stuck. What was sent has to be waited for, the rest is refused at once. From then on
 * one statement at a time goes through, until one is answered.
 */
export function gatedLane(database: Pick<Database, 'run'>, options: GatedLaneOptions): Required<Lane> {
  const { node, mostRunning, stuckMs } = options;
  const waiting: { readonly enter: () => void; readonly refuse: () => void }[] = [];
  const listeners: (() => void)[] = [];
  let running = 0;
  let isStuck = false;
  let patience: NodeJS.Timeout | undefined;

  const isOpen = () => !isStuck || running === 0;
  const refused = () => new StoreUnavailableError(`The node ${node} of the database does not answer.`);

  function close(): void {
    isStuck = true;
    for (const { refuse } of waiting.splice(0)) refuse();
    for (const refuse of listeners) refuse();
  }

  /** Begins to wait for an answer anew. */
  function wait(): void {
    clearTimeout(patience);
    patience = running === 0 ? undefined : setTimeout(close, stuckMs).unref();
  }

  function entered(): Promise<void> | undefined {
    if (!isOpen()) throw refused();
    if (running < mostRunning()) {
      running += 1;
      if (running === 1) wait();
      return undefined;
    }
    return new Promise((resolve, reject) =>
      waiting.push({ enter: resolve, refuse: () => reject(refused()) }),
    );
  }

  /** Hands the place to whoever has waited longest. */
  function left(): void {
    const next = waiting.shift();
    if (next) next.enter();
    else running -= 1;
    wait();
  }

  return {
    gate: { isOpen, onClose: (refuse) => void listeners.push(refuse) },
    async run(statement, values) {
      await entered();
      try {
        const rows = await database.run(statement, values);
        isStuck = false;
        return rows;
      } catch (error) {
        // An answer as well, unless it is that there is none.
        if (!(error instanceof StoreUnavailableError)) isStuck = false;
        throw error;
      } finally {
        left();
      }
    },
  };
}
