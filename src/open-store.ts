import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { dataDirectoryKeys } from './config/data-directory-keys.ts';
import type { EncryptionKey } from './config/encryption-keys.ts';
import type { Settings } from './config/settings.ts';
import { builtinDataDirectory } from './gazetteer/data-directory.ts';
import { type LoadedPlaces, openGazetteer } from './gazetteer/gazetteer.ts';
import type { Markets } from './market/market.ts';
import { createMarkets, loadMarketOverrides, MarketOverrideError } from './market/markets.ts';
import { OperatorError } from './operator-error.ts';
import { loadSample } from './registry/load-sample.ts';
import { openEmbeddedStore } from './store/embedded-store.ts';
import { createFieldCipher, type FieldCipher } from './store/field-cipher.ts';
import { openPostgresStore } from './store/postgres-store.ts';
import type { SqlStore } from './store/sql-store.ts';
import type { StoreWatch } from './store/store-watch.ts';

/** Where `data add` puts the places of a data folder. */
export function placesDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'gazetteer');
}

/** Where the embedded store of a data folder is. */
export function embeddedDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'store');
}

/** The markets, and the place data that they were made with. */
export interface LoadedMarkets extends Markets {
  readonly places: readonly LoadedPlaces[];
}

/** The markets with built-in and loaded data and the operator's rules. */
export function loadMarkets({ dataDirectory, marketsFile }: Settings): LoadedMarkets {
  const gazetteer = openGazetteer({ directories: [builtinDataDirectory(), placesDirectory(dataDirectory)] });
  const { dataVersion, places } = gazetteer;
  const countries = (code: string) => gazetteer.country(code);
  if (marketsFile === undefined) return { ...createMarkets({ countries, dataVersion }), places };
  try {
    const overrides = loadMarketOverrides(readFileSync(marketsFile, 'utf8'));
    return { ...createMarkets({ countries, dataVersion, overrides }), places };
  } catch (error) {
    if (error instanceof MarketOverrideError) throw new OperatorError(`MARKETS_FILE: ${error.message}.`);
    if (error instanceof Error && 'syscall' in error) throw new OperatorError('MARKETS_FILE cannot be read.');
    throw error;
  }
}

export interface StoreListeners {
  readonly logger?: Logger;
  readonly watch?: StoreWatch;
  /** Called after events were written. */
  readonly onEvents?: () => void;
}

/**
 * The store that the settings name, ready for use. A database that is behind this release is refused; the embedded
 * store brings itself up to date and, when it is new, gets the sample.
 */
export async function openStore(
  settings: Settings,
  markets: Markets,
  { logger, watch = {}, onEvents }: StoreListeners = {},
): Promise<SqlStore> {
  const cipher = cipherOf(settings);
  const { database, dataDirectory, embeddedSync: sync } = settings;
  const endpoints = settings.webhooks?.endpoints.map(({ name }) => name) ?? [];
  const outbox = { endpoints, onWritten: () => onEvents?.() };
  if (database === undefined) {
    const onError = () => logger?.fatal('the embedded store broke down; only a restart helps');
    const directory = embeddedDirectory(dataDirectory);
    const store = await openEmbeddedStore({ directory, cipher, sync, outbox, onError, watch });
    if (store.isNew) await loadSample(store, markets);
    return store;
  }
  const onError = () => logger?.warn('a connection to the database broke');
  const options = { ...database, databaseUrl: database.url, cipher, outbox, onError, watch };
  const store = await openPostgresStore(options);
  const pending = await store.pendingMigrations();
  if (pending.length === 0) return store;
  await store.close();
  throw new OperatorError(
    'The database of DATABASE_URL is behind this release: run "checkout-verification migrate" first.',
  );
}

/** Brings the database of DATABASE_URL up to date; answers the steps that it took. */
export async function migrateDatabase(settings: Settings): Promise<string[]> {
  const { database } = settings;
  if (database === undefined)
    throw new OperatorError('DATABASE_URL is not set: there is no database to migrate.');
  const store = await openPostgresStore({
    ...database,
    databaseUrl: database.url,
    cipher: cipherOf(settings),
  });
  try {
    return await store.migrate();
  } finally {
    await store.close();
  }
}

/** The keys at rest: the first encrypts, all decrypt. */
export function encryptionKeysOf({ encryptionKeys, dataDirectory }: Settings): readonly EncryptionKey[] {
  return encryptionKeys ?? dataDirectoryKeys(dataDirectory);
}

function cipherOf(settings: Settings): FieldCipher {
  return createFieldCipher(encryptionKeysOf(settings));
}
