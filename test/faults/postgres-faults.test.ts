import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresStore, type PostgresStore } from '../../src/store/postgres-store.ts';
import { databaseDefaults } from '../store/database-defaults.ts';
import { origin, settingOf, testCipher } from '../store/samples.ts';
import { skipUnless } from '../support/skip-unless.ts';
import { expectSurvives, faultTimeoutMs } from './load.ts';
import { createOwnPostgres, findServerPrograms, noServerPrograms, type OwnPostgres } from './own-postgres.ts';

const programs = findServerPrograms();
if (!programs && process.env.REQUIRE_POSTGRES === '1')
  throw new Error(
    'REQUIRE_POSTGRES is set and no PostgreSQL server is installed that these tests could run.',
  );
const unavailable = { name: 'StoreUnavailableError' };

describe('PostgreSQL under load', skipUnless(programs, noServerPrograms), () => {
  let server: OwnPostgres;
  let store: PostgresStore;

  beforeAll(async () => {
    server = await createOwnPostgres(programs ?? '');
    await server.start();
    store = await openPostgresStore({
      ...databaseDefaults,
      databaseUrl: server.url,
      cipher: testCipher,
      connectTimeoutMs: 300,
      queryTimeoutMs: 300,
    });
    await store.migrate();
  });

  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  test(
    'a server that stops in order and comes back loses nothing acknowledged',
    () =>
      expectSurvives(
        store,
        () => server.stop('SIGINT'),
        () => server.start(),
      ),
    faultTimeoutMs,
  );

  test(
    'a server that stops at once and comes back loses nothing acknowledged',
    () =>
      expectSurvives(
        store,
        () => server.stop('SIGQUIT'),
        () => server.start(),
      ),
    faultTimeoutMs,
  );

  test(
    'a server that comes back after all its processes were killed loses nothing acknowledged',
    () =>
      expectSurvives(
        store,
        () => server.killAll(),
        () => server.start(),
      ),
    faultTimeoutMs,
  );

  test(
    'a server that hangs is given up on, and loses nothing acknowledged when it goes on',
    () =>
      expectSurvives(
        store,
        () => server.signalAll('SIGSTOP'),
        async () => {
          server.signalAll('SIGCONT');
          // The server now works through what it received before it hung.
          await delay(200);
        },
      ),
    faultTimeoutMs,
  );

  test('an abandoned write is not applied later over a newer one', async () => {
    const cart = 'overtaken';
    const url = `${server.url}?application_name=overtaken`;
    const hasty = await openPostgresStore({
      ...databaseDefaults,
      databaseUrl: url,
      cipher: testCipher,
      queryTimeoutMs: 600,
    });
    await hasty.setShipping(cart, 'US', settingOf({ branch: 1 }), origin);
    const backends = await server.backendsOf('overtaken');
    expect(backends).toHaveLength(1);
    for (const pid of backends) process.kill(pid, 'SIGSTOP');
    await expect(hasty.setShipping(cart, 'US', settingOf({ branch: 2 }), origin)).rejects.toMatchObject(
      unavailable,
    );
    await hasty.setShipping(cart, 'US', settingOf({ branch: 3 }), origin);
    for (const pid of backends) process.kill(pid, 'SIGCONT');
    await expect.poll(() => server.backendsOf('overtaken')).not.toEqual(expect.arrayContaining(backends));
    expect((await hasty.readCart(cart, 'US')).setting?.branch).toBe(3);
    await hasty.close();
  });
});
