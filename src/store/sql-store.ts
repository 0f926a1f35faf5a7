import { once } from '../address/text/remember.ts';
import type { Database } from './database.ts';
import type { Dialect } from './dialect.ts';
import { postgresql } from './dialects.ts';
import type { FieldCipher } from './field-cipher.ts';
import { type OutboxOptions, openOutbox } from './functions/stored-function.ts';
import type { GatherLimits } from './gather.ts';
import { createSealedStore } from './sealed-store.ts';
import { createSqlDecisionStore } from './sql-decision-store.ts';
import { createSqlEventStore } from './sql-event-store.ts';
import { createSqlPlatformStore } from './sql-platform-store.ts';
import { createSqlPrivacyStore } from './sql-privacy-store.ts';
import { createSqlStepStore } from './sql-step-store.ts';
import { createSqlLeaseStore, createSqlPurgeStore } from './sql-upkeep-store.ts';
import { stepStatements } from './statements.ts';
import { buyerHashes, type StoreParts } from './store-parts.ts';
import { type StoreWatch, watchDatabase } from './store-watch.ts';

/** All that the tables hold. */
export type SqlStore = ReturnType<typeof createSqlStore>;

export interface SqlStoreOptions {
  /** Absent: PostgreSQL's own. */
  readonly dialect?: Dialect | undefined;
  /** Most connections, for the dialect. */
  readonly poolSize?: number;
  /** Absent: changes leave no events. */
  readonly outbox?: OutboxOptions | undefined;
  readonly watch?: StoreWatch | undefined;
}

/** Its errors are StoreUnavailableError, StoreRejectedError and FieldCipherError. */
export function createSqlStore(
  opened: Database,
  cipher: FieldCipher,
  limits: GatherLimits,
  { dialect = postgresql, poolSize = 1, outbox, watch = {} }: SqlStoreOptions = {},
) {
  const database = watchDatabase(opened, watch);
  const lanes = dialect.openLanes(database, poolSize);
  const parts: StoreParts = {
    ...{ database, lanes, cipher, limits, watch },
    functions: dialect.functions,
    outbox: openOutbox(outbox),
    hashOf: buyerHashes(database),
  };
  return {
    /** The kind of database: `embedded`, `postgresql` or `citus`. */
    database: dialect.name,
    ...createSqlPlatformStore(parts),
    ...createSqlPrivacyStore(parts),
    ...createSqlDecisionStore(parts),
    ...createSqlLeaseStore(parts),
    ...createSqlPurgeStore(parts),
    ...createSqlEventStore(parts),
    ...createSealedStore(parts),
    ...createSqlStepStore(parts),
    /** Resolves when the store answers; rejects with StoreUnavailableError. */
    ping: async () => void (await database.run(stepStatements.ping, [])),
    close: once(() => {
      lanes.close();
      return database.close();
    }),
  };
}
