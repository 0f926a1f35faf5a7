import type { DecisionStore } from '../decisions/decision-store.ts';
import type { EventStore } from '../events/event-store.ts';
import type { LeaseStore } from '../leases/lease-store.ts';
import type { PurgeStore } from '../retention/purge-store.ts';
import { buyerHashes } from './buyer-hashes.ts';
import type { Database } from './database.ts';
import type { Dialect } from './dialect.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { GatherLimits } from './gather.ts';
import { gatheredRows } from './gathered-rows.ts';
import { type OutboxOptions, openOutbox } from './outbox.ts';
import { postgresql } from './postgresql-dialect.ts';
import { createSealedStore, type SealedStore } from './sealed-store.ts';
import { createSqlDecisionStore } from './sql-decision-store.ts';
import { createSqlEventStore } from './sql-event-store.ts';
import { createSqlLeaseStore } from './sql-lease-store.ts';
import { createSqlPlatformStore } from './sql-platform-store.ts';
import { createSqlPrivacyStore } from './sql-privacy-store.ts';
import { createSqlPurgeStore } from './sql-purge-store.ts';
import { createSqlRegistry } from './sql-registry.ts';
import { createSqlStepStore } from './sql-step-store.ts';
import { ping } from './statements.ts';
import type { Store } from './store-port.ts';
import type { StoreWatch } from './store-watch.ts';
import { watchDatabase } from './watch-database.ts';

/** All that the tables hold: what the steps and the platform need, and what the service itself needs. */
export interface SqlStore extends Store, DecisionStore, EventStore, LeaseStore, PurgeStore, SealedStore {
  /** The kind of database: `embedded`, `postgresql` or `citus`. */
  readonly database: string;
}

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
  options: SqlStoreOptions = {},
): SqlStore {
  const watch = options.watch ?? {};
  const dialect = options.dialect ?? postgresql;
  const outbox = openOutbox(options.outbox, dialect.eventNumber);
  const database = watchDatabase(opened, watch);
  const lanes = dialect.openLanes(database, { poolSize: options.poolSize ?? 1 });
  const { functions } = dialect;
  const hashOf = buyerHashes(database);
  const rows = gatheredRows({ database, lanes, functions, limits, outbox, watch });
  let closed: Promise<void> | undefined;

  return {
    database: dialect.name,
    ...createSqlRegistry({ database, lanes, functions, outbox }),
    ...createSqlPlatformStore({ database, lanes, functions, cipher, outbox }),
    ...createSqlPrivacyStore({ database, cipher, outbox, hashOf }),
    ...createSqlDecisionStore(database, hashOf),
    ...createSqlLeaseStore(database),
    ...createSqlPurgeStore(database, functions, outbox),
    ...createSqlEventStore(database, limits, dialect.expireEvents),
    ...createSealedStore(database, functions, outbox),
    ...createSqlStepStore(rows, cipher),
    async ping() {
      await database.run(ping, []);
    },
    close() {
      lanes.close();
      closed ??= database.close();
      return closed;
    },
  };
}
