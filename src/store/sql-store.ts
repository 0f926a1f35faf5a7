import { once } from '../address/text/remember.ts';
import type { Database } from './database.ts';
import { branchRows } from './rows.ts';
import { createSealedStore } from './sealed-store.ts';
import { createSqlDecisionStore } from './sql-decision-store.ts';
import { createSqlEventStore } from './sql-event-store.ts';
import { createSqlPlatformStore } from './sql-platform-store.ts';
import { createSqlPrivacyStore } from './sql-privacy-store.ts';
import { createSqlStepStore } from './sql-step-store.ts';
import { createSqlUpkeepStore } from './sql-upkeep-store.ts';
import { stepStatements } from './statements.ts';
import { type SqlStoreOptions, storeParts } from './store-parts.ts';

/** All that the tables hold. */
export type SqlStore = ReturnType<typeof createSqlStore>;

/** Its errors are StoreUnavailableError, StoreRejectedError and FieldCipherError. */
export function createSqlStore(opened: Database, options: SqlStoreOptions) {
  const parts = storeParts(opened, options);
  const { database, lanes } = parts;
  return {
    /** The kind of database: `embedded`, `postgresql` or `citus`. */
    database: parts.kind,
    ...createSqlPlatformStore(parts),
    ...createSqlPrivacyStore(parts),
    ...createSqlDecisionStore(parts),
    ...createSqlUpkeepStore(parts),
    ...createSqlEventStore(parts),
    ...createSealedStore(parts),
    ...createSqlStepStore(parts),
    readBranches: async () => (await database.run(stepStatements.readBranches, [])).map(branchRows.read),
    /** Resolves when the store answers; rejects with StoreUnavailableError. */
    ping: async () => void (await database.run(stepStatements.ping, [])),
    close: once(() => {
      lanes.close();
      return database.close();
    }),
  };
}
