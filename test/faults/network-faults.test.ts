import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresStore, type PostgresStore } from '../../src/store/postgres-store.ts';
import { databaseDefaults } from '../store/database-defaults.ts';
import { origin, settingOf, testCipher } from '../store/samples.ts';
import { skipUnless } from '../support/skip-unless.ts';
import { expectSurvives, faultTimeoutMs, isUp, startLoad } from './load.ts';
import { createOwnPostgres, findServerPrograms, noServerPrograms, type OwnPostgres } from './own-postgres.ts';
import { openProxy, type TcpProxy } from './tcp-proxy.ts';

const programs = findServerPrograms();

describe('a network to PostgreSQL', skipUnless(programs, noServerPrograms), () => {
  let server: OwnPostgres;
  let proxy: TcpProxy;
  let store: PostgresStore;

  beforeAll(async () => {
    server = await createOwnPostgres(programs ?? '');
    await server.start();
    proxy = await openProxy(Number(new URL(server.url).port));
    const url = new URL(server.url);
    url.port = String(proxy.port);
    store = await openPostgresStore({
      ...databaseDefaults,
      databaseUrl: url.href,
      cipher: testCipher,
      connectTimeoutMs: 300,
      queryTimeoutMs: 300,
    });
    const patient = await openPostgresStore({
      ...databaseDefaults,
      databaseUrl: server.url,
      cipher: testCipher,
    });
    await patient.migrate();
    await patient.close();
  });

  const isWell = () =>
    Promise.all(Array.from({ length: 10 }, () => isUp(store))).then((answers) => answers.every(Boolean));
  afterEach(async () => {
    proxy.restore();
    await expect.poll(isWell, { timeout: 10_000 }).toBe(true);
  });
  afterAll(async () => {
    await store.close();
    await proxy.close();
    await server.remove();
  });

  test.each<[string, () => void]>([
    ['resets every connection', () => proxy.cut()],
    ['swallows the answers', () => proxy.swallowAnswers()],
    ['swallows everything', () => proxy.swallowAll()],
    ['takes longer than anybody waits', () => proxy.delay(2_000)],
  ])(
    'that %s and comes back loses nothing acknowledged',
    (_fault, bring) => expectSurvives(store, bring, () => proxy.restore()),
    faultTimeoutMs,
  );

  test('that is slow only causes delay', async () => {
    // A new connection takes several round trips, which together must stay within every time limit.
    proxy.delay(5);
    const load = startLoad(store, 20);
    await load.untilAllProgress();
    const before = load.errors.length;
    await load.untilAllProgress();
    await load.stop();
    proxy.restore();
    expect(load.errors.slice(before)).toEqual([]);
    await expect.poll(() => isUp(store)).toBe(true);
    await load.expectNothingLost(store);
  });

  test('that loses the answer of a write applies it once or not at all, and later writes win', async () => {
    const write = (branch: number) => store.setShipping('swallowed', 'US', settingOf({ branch }), origin);
    await write(1);
    proxy.swallowAnswers();
    await expect(write(2)).rejects.toMatchObject({ name: 'StoreUnavailableError' });
    proxy.restore();
    await expect
      .poll(() =>
        write(3).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect((await store.readCart('swallowed', 'US')).setting?.branch).toBe(3);
  });
});
