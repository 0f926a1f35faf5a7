import { randomBytes } from 'node:crypto';
import { afterAll, describe, onTestFinished } from 'vitest';
import { citusDialect } from '../../src/store/citus/citus-dialect.ts';
import { citusFunctions } from '../../src/store/citus/citus-functions.ts';
import type { Row } from '../../src/store/database.ts';
import { openEmbeddedDatabase } from '../../src/store/embedded/embedded-database.ts';
import { embeddedLimits } from '../../src/store/embedded/embedded-store.ts';
import type { FieldCipher } from '../../src/store/field-cipher.ts';
import type { OutboxOptions } from '../../src/store/functions/stored-function.ts';
import { openPostgresStore, type PostgresStore, readDialect } from '../../src/store/postgres-store.ts';
import { createSqlStore, type SqlStore } from '../../src/store/sql-store.ts';
import { skipUnless } from '../support/skip-unless.ts';
import { databaseDefaults } from './database-defaults.ts';
import { borrowEngine } from './idle-engines.ts';
import { onServer } from './on-server.ts';
import { createOwnPgBouncer, findPgBouncer } from './own-pgbouncer.ts';
import { testCipher } from './samples.ts';

/** A store with direct SQL access to what the port hides. */
export interface TestStore extends SqlStore {
  sql(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** The URL through a pooler. */
  readonly pooledUrl?: string;
}

export interface OpenOptions {
  readonly cipher?: FieldCipher;
  readonly outbox?: OutboxOptions;
}

/** Opens an empty store, which is closed and deleted after the tests of the file. */
export type OpenStore = (options?: OpenOptions) => Promise<TestStore>;

export const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/';
const isServerThere = await doesServerAnswer();
if (!isServerThere && process.env.REQUIRE_POSTGRES === '1')
  throw new Error('REQUIRE_POSTGRES is set and no PostgreSQL answers.');

const onServerAlone = skipUnless(isServerThere, 'start PostgreSQL, or name a server in TEST_DATABASE_URL');

/** The coordinator of a cluster on which tests may make schemas. */
export const citusUrl = process.env.TEST_CITUS_URL;

const pooler = findPgBouncer();
if (!pooler && process.env.REQUIRE_PGBOUNCER === '1')
  throw new Error('REQUIRE_PGBOUNCER is set and PgBouncer is not installed.');

/**
 * Runs the suite over the embedded store, PostgreSQL and Citus, or shows a store without a server as skipped.
 */
export function eachStore(suite: (name: string, open: OpenStore) => void): void {
  describe('embedded store', () => suite('embedded', keepOpened(openEmbedded)));
  describePostgres((open) => suite('PostgreSQL', open));
  describeCitus((open) => suite('Citus', open));
}

/** Runs the suite over each store, over PostgreSQL behind a pooler, and with the statements for Citus. */
export function eachStoreAndPooler(suite: (name: string, open: OpenStore) => void): void {
  eachDialect(suite);
  describePooler((open) => suite('PostgreSQL behind PgBouncer', open));
}

/** Runs the suite over each store, and over PostgreSQL with the statements for Citus. */
export function eachDialect(suite: (name: string, open: OpenStore) => void): void {
  eachStore(suite);
  const title = "PostgreSQL with Citus' statements";
  describe(title, onServerAlone, () => suite(title, keepOpened(openPostgresAsCitus)));
}

/** Runs the suite over PostgreSQL behind a pooler that passes connections on after each transaction. */
export function describePooler(suite: (open: OpenStore) => void): void {
  const options = isServerThere ? skipUnless(pooler, 'install PgBouncer') : onServerAlone;
  describe('PostgreSQL behind PgBouncer', options, () => suite(keepOpened(openPooled)));
}

/** Runs the suite over PostgreSQL alone. */
export function describePostgres(suite: (open: OpenStore) => void): void {
  describe('PostgreSQL', onServerAlone, () => suite(keepOpened(openPostgres)));
}

/** Opens PostgreSQL with its own statements, and with those for Citus. Call it where tests are described. */
export function bothDialects(): readonly [OpenStore, OpenStore] {
  return [keepOpened(openPostgres), keepOpened(openPostgresAsCitus)];
}

/** Runs the suite over a cluster of Citus alone. */
export function describeCitus(suite: (open: OpenStore) => void): void {
  const options = skipUnless(citusUrl, 'name the coordinator of a cluster of Citus in TEST_CITUS_URL');
  describe('Citus', options, () => suite(keepOpened(openCitus)));
}

/** Closes after the suite what was opened. */
function keepOpened(open: (options: OpenOptions) => Promise<TestStore>): OpenStore {
  const opened: TestStore[] = [];
  afterAll(async () => void (await Promise.all(opened.map((store) => store.close()))));
  return async (options = {}) => {
    const store = await open(options);
    opened.push(store);
    return store;
  };
}

async function openEmbedded({ cipher = testCipher, outbox }: OpenOptions): Promise<TestStore> {
  const database = await openEmbeddedDatabase(await borrowEngine());
  const store = createSqlStore(database, { cipher, limits: embeddedLimits, outbox });
  return { ...store, sql: (text, values = []) => database.run({ name: '', text }, values) };
}

async function openPostgres(options: OpenOptions): Promise<TestStore> {
  const schema = await createSchema();
  const store = await openPostgresOn(schema.url, options);
  await store.migrate();
  const close = async () => {
    await store.close();
    await schema.drop();
  };
  return { ...store, close, sql: schema.sql };
}

/** Their shards lie on two nodes, so what is gathered for each goes to one database. */
const shardsOfTwoNodes = [
  { smallest: -(2 ** 31), largest: -1, node: 1 },
  { smallest: 0, largest: 2 ** 31 - 1, node: 2 },
];

async function openPostgresAsCitus(options: OpenOptions): Promise<TestStore> {
  const schema = await createSchema();
  const plain = await openPostgresOn(schema.url);
  await plain.migrate();
  await plain.close();
  await schema.sql(citusFunctions.all.map(({ definition }) => definition).join(';'));
  const store = await openPostgresStore({
    ...databaseDefaults,
    ...options,
    databaseUrl: schema.url,
    cipher: options.cipher ?? testCipher,
    poolSize: 8,
    dialect: citusDialect(shardsOfTwoNodes, 2 ** 30),
  });
  return { ...store, close: () => store.close().then(schema.drop), sql: schema.sql };
}

async function openCitus(options: OpenOptions): Promise<TestStore> {
  const schema = await createSchema(citusUrl);
  const plain = await openPostgresOn(schema.url);
  await plain.migrate(4);
  await plain.close();
  const store = await openAsFound(schema.url, options);
  return { ...store, close: () => store.close().then(schema.drop), sql: schema.sql };
}

/** A migrated store in the dialect of its database; the caller closes it. */
export async function openAsFound(
  databaseUrl: string,
  { cipher = testCipher, outbox }: OpenOptions = {},
): Promise<PostgresStore> {
  const dialect = await readDialect({ ...databaseDefaults, databaseUrl });
  return openPostgresStore({ ...databaseDefaults, databaseUrl, cipher, outbox, poolSize: 8, dialect });
}

/** In its own database, since a pooler passes on no search path. */
async function openPooled({ cipher = testCipher, outbox }: OpenOptions): Promise<TestStore> {
  const name = uniqueName();
  const url = new URL(name, serverUrl).href;
  await onServer(serverUrl, `create database ${name}`);
  const pgBouncer = await createOwnPgBouncer(pooler ?? '', url);
  const store = await openPostgresStore({
    ...databaseDefaults,
    databaseUrl: pgBouncer.url,
    cipher,
    outbox,
    poolSize: 8,
    behindPooler: true,
  });
  await store.migrate();
  const close = async () => {
    await store.close();
    await pgBouncer.remove();
    await onServer(serverUrl, `drop database if exists ${name} with (force)`);
  };
  return { ...store, close, pooledUrl: pgBouncer.url, sql: (text, values) => onServer(url, text, values) };
}

/** A store on an URL of `createSchema`; the caller closes it. */
export function openPostgresOn(
  databaseUrl: string,
  { cipher = testCipher, outbox }: OpenOptions = {},
): Promise<PostgresStore> {
  return openPostgresStore({ ...databaseDefaults, databaseUrl, cipher, outbox, poolSize: 4 });
}

export interface Schema {
  readonly url: string;
  sql(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  drop(): Promise<void>;
}

/** An empty schema for one test. Connections with its URL see nothing else. */
export async function createSchema(server = serverUrl): Promise<Schema> {
  const name = uniqueName();
  await onServer(server, `create schema ${name}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return {
    url: url.href,
    sql: (text, values) => onServer(url.href, text, values),
    drop: async () => void (await onServer(server, `drop schema if exists ${name} cascade`)),
  };
}

/** A schema with the tables in it, deleted after the test. */
export async function migratedSchema(): Promise<Schema> {
  const schema = await createSchema();
  onTestFinished(() => schema.drop());
  const store = await openPostgresOn(schema.url);
  await store.migrate();
  await store.close();
  return schema;
}

function uniqueName(): string {
  return `checkout_test_${randomBytes(6).toString('hex')}`;
}

async function doesServerAnswer(): Promise<boolean> {
  return onServer(serverUrl, 'select 1').then(
    () => true,
    () => false,
  );
}
