import type { EventStore } from '../events/event-store.ts';
import type { LeaseStore } from '../leases/lease-store.ts';
import type { PurgeStore } from '../retention/purge-store.ts';
import type { Database, Row } from './database.ts';
import { type Dialect, inDialect, postgresql } from './dialect.ts';
import type { FieldCipher } from './field-cipher.ts';
import { type GatherLimits, gather } from './gather.ts';
import { eachLane, type Lane, type Lanes } from './lanes.ts';
import { type Outbox, type OutboxOptions, openOutbox } from './outbox.ts';
import {
  type ApplicationRow,
  emptyCart,
  toApplication,
  toApplicationRow,
  toBranch,
  toCart,
  toProfile,
  toSiteUrlKey,
} from './rows.ts';
import { createSealedStore, type SealedStore } from './sealed-store.ts';
import { createSqlEventStore } from './sql-event-store.ts';
import { createSqlLeaseStore } from './sql-lease-store.ts';
import { createSqlPlatformStore } from './sql-platform-store.ts';
import { createSqlPrivacyStore } from './sql-privacy-store.ts';
import { createSqlPurgeStore } from './sql-purge-store.ts';
import * as columns from './statement-columns.ts';
import * as statements from './statements.ts';
import { StoreRejectedError } from './store-fault.ts';
import type { Store } from './store-port.ts';
import type { StoreWatch } from './store-watch.ts';
import { watchDatabase } from './watch-database.ts';

/** All that the tables hold: what the steps and the platform need, and what the service itself needs. */
export interface SqlStore extends Store, EventStore, LeaseStore, PurgeStore, SealedStore {
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

/**
 * The store over one database, whichever it is. Its errors are StoreUnavailableError, StoreRejectedError and
 * FieldCipherError.
 */
export function createSqlStore(
  opened: Database,
  cipher: FieldCipher,
  limits: GatherLimits,
  options: SqlStoreOptions = {},
): SqlStore {
  const watch = options.watch ?? {};
  const dialect = options.dialect ?? postgresql;
  const outbox = openOutbox(options.outbox, dialect.eventNumber);
  const database = inDialect(watchDatabase(opened, watch), dialect.statements(outbox));
  const lanes = dialect.openLanes(database, { poolSize: options.poolSize ?? 1 });
  const rows = gatheredRows({ database, lanes, limits, outbox, watch });
  let closed: Promise<void> | undefined;

  return {
    database: dialect.name,
    ...createSqlPlatformStore({ database, lanes, cipher, outbox }),
    ...createSqlPrivacyStore(database, cipher, outbox),
    ...createSqlLeaseStore(database),
    ...createSqlPurgeStore(database, outbox),
    ...createSqlEventStore(database, limits),
    ...createSealedStore(database),
    async readCart(cart, market) {
      const row = await rows.readCart(cart);
      return row?.market === market ? toCart(row) : emptyCart;
    },
    setShipping: (cart, market, setting, origin) =>
      rows.writeCart({ cart, market, setting, offer: null, origin }),
    keepOffer: (cart, market, offer, origin) =>
      rows.writeCart({ cart, market, setting: null, offer, origin }),
    async readProfile(profile, market) {
      const row = await rows.readProfile(profile);
      return row?.market === market ? toProfile(row) : null;
    },
    async readApplication(session) {
      const row = await rows.readApplication(session);
      return row ? toApplication(row, cipher) : null;
    },
    storeApplication: async (entry) => rows.writeApplication(toApplicationRow(entry, cipher)),
    async takenSiteUrls(siteUrls, owner) {
      const registered = await rows.readSiteUrls(siteUrls.map(toSiteUrlKey));
      const isTaken = (row: Row | undefined) => row !== undefined && row.owner !== owner;
      return new Set(siteUrls.filter((_, index) => isTaken(registered[index])));
    },
    async readBranches() {
      return (await database.run(statements.readBranches, [])).map(toBranch);
    },
    async putProfiles(entries, by) {
      const values = [...columns.profileColumns(entries), ...columns.actorValues(by)];
      await lanes.of(entries[0]?.id ?? '').run(statements.putProfiles, values);
    },
    async putBranches(entries, by) {
      const values = [...columns.branchColumns(entries), ...columns.actorValues(by)];
      await database.run(statements.putBranches, values);
    },
    async putSiteUrls(entries, by) {
      const values = [...columns.siteUrlColumns(entries), ...columns.actorValues(by)];
      const [row] = await database.run(statements.putSiteUrls, values);
      const stored = new Set(row?.stored as readonly string[]);
      return entries.filter(({ siteUrl }) => !stored.has(toSiteUrlKey(siteUrl)));
    },
    async ping() {
      await database.run(statements.ping, []);
    },
    close() {
      lanes.close();
      closed ??= database.close();
      return closed;
    },
  };
}

interface GatheredParts {
  readonly database: Database;
  readonly lanes: Lanes;
  readonly limits: GatherLimits;
  readonly outbox: Outbox;
  readonly watch: StoreWatch;
}

/** The statements of the request path, each shared by requests that come together for one node. */
function gatheredRows({ database, lanes, limits, outbox, watch: { meter, tracer } }: GatheredParts) {
  const writeCarts = statements.writeCarts(outbox);
  const writeApplications = statements.writeApplications(outbox);
  const common = (task: string, gate?: Lane['gate']) => ({
    ...limits,
    task,
    gate,
    isEntryFault: (error: unknown) => error instanceof StoreRejectedError,
    meter: meter?.queue(task),
    tracer,
  });

  const reader = (statement: statements.Statement, keyColumn: string) =>
    eachLane<string, Row | undefined>(
      lanes,
      (key) => key,
      ({ run, gate }) =>
        gather({
          ...common(statement.name, gate),
          run: async (keys) => {
            const found = await run(statement, [keys]);
            const byKey = new Map(found.map((row) => [row[keyColumn], row]));
            return keys.map((key) => byKey.get(key));
          },
        }),
    );

  return {
    readCart: reader(statements.readCarts, 'cart_id'),
    readProfile: reader(statements.readProfiles, 'profile_id'),
    readApplication: reader(statements.readApplications, 'session_id'),
    /** Each entry is several keys; the rows come in their order. */
    readSiteUrls: gather<readonly string[], readonly (Row | undefined)[]>({
      ...common(statements.readSiteUrls.name),
      run: async (entries) => {
        const found = await database.run(statements.readSiteUrls, [entries.flat()]);
        const byKey = new Map(found.map((row) => [row.site_url, row]));
        return entries.map((keys) => keys.map((key) => byKey.get(key)));
      },
    }),

    writeCart: eachLane<columns.CartWrite, void>(
      lanes,
      ({ cart }) => cart,
      ({ run, gate }) =>
        gather({
          ...common(writeCarts.name, gate),
          keyOf: ({ cart }) => cart,
          run: async (entries) => {
            await run(writeCarts, columns.cartColumns(entries));
            if (entries.some(({ setting }) => setting !== null)) outbox.written();
            return entries.map(() => undefined);
          },
        }),
    ),

    writeApplication: eachLane<ApplicationRow, 'stored' | 'taken'>(
      lanes,
      ({ session }) => session,
      ({ run, gate }) =>
        gather({
          ...common(writeApplications.name, gate),
          keyOf: ({ session }) => session,
          run: async (entries) => {
            const [answer] = await run(writeApplications, columns.applicationColumns(entries));
            outbox.written();
            const stored = new Set(answer?.stored as readonly string[]);
            return entries.map(({ session }) => (stored.has(session) ? 'stored' : 'taken'));
          },
        }),
    ),
  };
}
