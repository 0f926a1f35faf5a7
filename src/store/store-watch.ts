import type { Database } from './database.ts';
import { StoreRejectedError } from './store-fault.ts';

/** Observes the store's work from outside. Its calls neither throw nor wait. */
export interface StoreWatch {
  readonly meter?: StoreMeter;
  readonly tracer?: StoreTracer;
}

export type StoreFaultKind = 'unavailable' | 'rejected';

/** Counts. Statements are named as in `statements.ts`. */
export interface StoreMeter {
  ended(statement: string, durationMs: number, fault: StoreFaultKind | null): void;
  queue(statement: string): QueueMeter;
  /** Takes the reader of the connection counts, which may be called at any time. */
  watchConnections(read: () => Connections): void;
}

export interface QueueMeter {
  entered(): void;
  left(waitedMs: number): void;
  /** This many entries run together. */
  gathered(entries: number): void;
  /** An entry was refused: too many were waiting, or it had waited too long. */
  refused(): void;
}

export interface Connections {
  readonly busy: number;
  readonly idle: number;
  /** Statements that wait for one. */
  readonly waiting: number;
}

/** Makes spans, each below the span in which it is called. */
export interface StoreTracer {
  statement<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
  /** An entry starts to wait for a statement; undefined where its request is not traced. */
  startWait(statement: string): TracedWait | undefined;
  /** Runs what entries share below the span of the first wait, with links to the others. */
  together<Result>(waits: readonly (TracedWait | undefined)[], run: () => Promise<Result>): Promise<Result>;
}

/** One entry's time in the store, from its arrival to its answer. */
export interface TracedWait {
  end(error?: unknown): void;
}

export function watchDatabase(database: Database, { meter, tracer }: StoreWatch): Database {
  if (meter === undefined && tracer === undefined) return database;
  return {
    async run(statement, values) {
      const startedAt = performance.now();
      const ended = (fault: StoreFaultKind | null) =>
        meter?.ended(statement.name, performance.now() - startedAt, fault);
      const run = () => database.run(statement, values);
      try {
        const rows = await (tracer === undefined ? run() : tracer.statement(statement.name, run));
        ended(null);
        return rows;
      } catch (error) {
        ended(error instanceof StoreRejectedError ? 'rejected' : 'unavailable');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
