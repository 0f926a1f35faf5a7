import type { Logger } from 'pino';
import { StoreUnavailableError } from './checkout/ports.ts';
import { dataDirectoryKeys, type EncryptionKey } from './config/encryption-keys.ts';
import { embeddedDirectory, hasStore, type Settings } from './config/settings.ts';
import { OperatorError } from './operator-error.ts';
import { createFieldCipher } from './store/field-cipher.ts';
import type { SqlStore } from './store/sql-store.ts';
import type { StoreWatch } from './store/store-watch.ts';

interface StoreListeners {
  readonly logger?: Logger;
  readonly watch?: StoreWatch;
  readonly onEvents?: () => void;
}

/**
 * Opens the store of the settings, ready for use. A database that is behind this release is refused. The
 * embedded store migrates itself and, when it is new, gets the sample.
 */
export async function openStore(settings: Settings, { logger, watch = {}, onEvents }: StoreListeners = {}) {
  const cipher = createFieldCipher(encryptionKeysOf(settings));
  const { database, dataDirectory, embeddedSync: sync } = settings;
  const endpoints = settings.webhooks?.endpoints.map(({ name }) => name) ?? [];
  const outbox = { endpoints, onWritten: () => onEvents?.() };
  if (database === undefined) {
    const onError = () => logger?.fatal('the embedded store broke down; restart the service');
    const directory = embeddedDirectory(dataDirectory);
    const { openEmbeddedStore } = await import('./store/embedded/embedded-store.ts');
    const store = await openEmbeddedStore({ directory, cipher, sync, outbox, onError, watch });
    if (!store.isNew) return store;
    const [{ loadSample }, { loadMarkets }] = await Promise.all([
      import('./registry/load-sample.ts'),
      import('./load-markets.ts'),
    ]);
    try {
      await loadSample(store, loadMarkets(settings));
      await store.endFirstStart();
      return store;
    } catch (error) {
      await store.close();
      if (!(error instanceof StoreUnavailableError)) throw error;
      throw new OperatorError(`The store in ${directory} does not take its first records (${error.code}).`);
    }
  }
  const onError = () => logger?.warn('a connection to the database broke');
  const { openPostgresStore, readDialect } = await import('./store/postgres-store.ts');
  const options = { ...database, databaseUrl: database.url, cipher, outbox, onError, watch };
  const store = await openPostgresStore({ ...options, dialect: await readDialect(options) });
  const pending = await store.pendingMigrations();
  if (pending.length === 0) return store;
  await store.close();
  throw new OperatorError(
    'The database of DATABASE_URL is behind this release: run "checkout-verification migrate" first.',
  );
}

/** Answers the steps taken on DATABASE_URL. `shards`: of each distributed table on Citus. */
export async function migrateDatabase(settings: Settings, shards?: number): Promise<string[]> {
  const { database } = settings;
  if (database === undefined)
    throw new OperatorError('DATABASE_URL is not set: there is no database to migrate.');
  const { openPostgresStore } = await import('./store/postgres-store.ts');
  const cipher = createFieldCipher(encryptionKeysOf(settings));
  const store = await openPostgresStore({ ...database, databaseUrl: database.url, cipher });
  return closeAfter(store, () => store.migrate(shards));
}

/** The keys at rest: the first encrypts, all decrypt. */
export function encryptionKeysOf({ encryptionKeys, dataDirectory }: Settings): readonly EncryptionKey[] {
  return encryptionKeys ?? dataDirectoryKeys(dataDirectory);
}

/**
 * Opens the store of the settings, works on it, and closes it. A data folder without a store is refused: a
 * wrong folder must not look like one that holds no data.
 */
export async function withStore<Result>(settings: Settings, work: (store: SqlStore) => Promise<Result>) {
  if (!hasStore(settings))
    throw new OperatorError(`There is no store in ${settings.dataDirectory}: set DATA_DIR or DATABASE_URL.`);
  return closeAfter(await openStore(settings), work);
}

/** Works on a store, and closes it. */
export async function closeAfter<Store extends { close(): Promise<void> }, Result>(
  store: Store,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
