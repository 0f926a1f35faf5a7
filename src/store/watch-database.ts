import type { Database } from './database.ts';
import { StoreRejectedError } from './store-fault.ts';
import type { StoreFaultKind, StoreWatch } from './store-watch.ts';

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
