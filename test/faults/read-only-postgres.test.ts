import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres-store.ts';
import { databaseDefaults } from '../store/database-defaults.ts';
import { origin, settingOf, testCipher } from '../store/samples.ts';
import { temporaryFolder } from '../support/command.ts';
import { serveHere } from '../support/in-process.ts';
import { skipUnless } from '../support/skip-unless.ts';
import { createOwnPostgres, findServerPrograms, noServerPrograms, type OwnPostgres } from './own-postgres.ts';

const programs = findServerPrograms();
const readOnly = { name: 'StoreUnavailableError', code: '25006' };

describe('PostgreSQL that can only be read', skipUnless(programs, noServerPrograms), () => {
  let server: OwnPostgres;

  beforeAll(async () => {
    server = await createOwnPostgres(programs ?? '');
    await server.start();
    const store = await open('migration');
    await store.migrate();
    await store.close();
  });
  afterAll(() => server.remove());

  const urlOf = (application: string) => `${server.url}?application_name=${application}`;
  const open = (application: string) =>
    openPostgresStore({ ...databaseDefaults, databaseUrl: urlOf(application), cipher: testCipher });

  async function setReadOnly(isOn: boolean): Promise<void> {
    const client = new pg.Client(server.url);
    await client.connect();
    await client.query(`alter system set default_transaction_read_only = ${isOn ? 'on' : 'off'}`);
    await client.query('select pg_reload_conf()');
    await client.end();
    const isSet = async () => {
      const other = new pg.Client(server.url);
      await other.connect();
      const { rows } = await other.query<{ state: string }>(
        `select current_setting('transaction_read_only') as state`,
      );
      await other.end();
      return rows[0]?.state === 'on';
    };
    await expect.poll(isSet).toBe(isOn);
  }

  test('makes an instance unready, and ready again by itself', async () => {
    const service = await serveHere({ DATABASE_URL: urlOf('service'), DATA_DIR: temporaryFolder() });
    const ready = async () => {
      const response = await fetch(`${service.url}/health/ready`);
      const { checks } = (await response.json()) as { readonly checks: { readonly store: string } };
      return [response.status, checks.store];
    };
    expect(await ready()).toEqual([200, 'ok']);
    await setReadOnly(true);
    onTestFinished(() => setReadOnly(false));
    await expect.poll(ready, { timeout: 10_000 }).toEqual([503, 'can only be read']);
    await setReadOnly(false);
    await expect.poll(ready, { timeout: 10_000 }).toEqual([200, 'ok']);
  });

  test('refuses a write, and the connection that could not write is dropped', async () => {
    const store = await open('dropped');
    onTestFinished(() => store.close());
    await store.setShipping('cart', 'US', settingOf({ branch: 1 }), origin);
    const before = await server.backendsOf('dropped');
    expect(before).toHaveLength(1);
    await setReadOnly(true);
    onTestFinished(() => setReadOnly(false));
    const write = () => store.setShipping('cart', 'US', settingOf({ branch: 2 }), origin);
    await expect(write()).rejects.toMatchObject(readOnly);
    await expect.poll(() => server.backendsOf('dropped')).toEqual([]);
    // A new connection is asked before it is used, also for a read.
    await expect(store.readCart('cart', 'US')).rejects.toMatchObject(readOnly);
    await expect.poll(() => server.backendsOf('dropped')).toEqual([]);
    await setReadOnly(false);
    await write();
    expect((await store.readCart('cart', 'US')).setting?.branch).toBe(2);
  });
});
