import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../src/config/settings.ts';
import { mintToken, quickStartPrivateKey } from '../../src/credentials/mint-token.ts';
import { createRateLimits, type RateLimits, rateOf } from '../../src/limits/rate-limits.ts';
import { openRedisCounts } from '../../src/limits/redis-counts.ts';
import { addressPath } from '../support/http-server.ts';
import { serveHere } from '../support/in-process.ts';
import { skipUnless } from '../support/skip-unless.ts';
import { folderWithStore } from '../support/used-folder.ts';
import { createOwnRedis, findRedisProgram, type OwnRedis } from './own-redis.ts';

const program = findRedisProgram();
if (!program && process.env.REQUIRE_REDIS === '1')
  throw new Error('REQUIRE_REDIS is set and neither redis-server nor valkey-server is installed.');

interface Instance {
  readonly limits: RateLimits;
  /** The reason of each outage, and `back` after it. */
  readonly told: string[];
}

interface InstanceOptions {
  readonly most?: number;
  /** As the service has it unless given. */
  readonly timeoutMs?: number;
}

describe('limits in Redis', skipUnless(program, 'install redis-server or valkey-server'), () => {
  let redis: OwnRedis;
  let lastAddress = 0;

  beforeAll(async () => {
    redis = await createOwnRedis(program ?? '');
    await redis.start();
  });
  afterAll(async () => {
    redis.signal('SIGCONT');
    await redis.kill();
  });

  function newAddress(): string {
    lastAddress += 1;
    return `198.18.${lastAddress >> 8}.${lastAddress & 255}`;
  }

  function open({ most = 5, ...options }: InstanceOptions = {}): Instance {
    const told: string[] = [];
    const onChange = (reason: string | undefined) => void told.push(reason ?? 'back');
    const shared = openRedisCounts({ url: redis.url, secret: 'of the test', onChange, ...options });
    onTestFinished(() => shared.close());
    const settings = { address: most, token: 0, profile: 0, public: 0 };
    const limits = createRateLimits(settings, () => performance.now(), shared);
    if (limits === undefined) throw new Error('no limits');
    return { limits, told };
  }

  /**
   * Waits until the instance counts in Redis: only then is the answer a promise. Each attempt has its own
   * address, since one that was counted too often in memory gets no promise.
   */
  async function untilShared({ limits }: Instance): Promise<void> {
    const isShared = async () => {
      const count = limits.count({ address: newAddress() });
      await count;
      return count instanceof Promise;
    };
    await expect.poll(isShared, { timeout: 25_000, interval: 50 }).toBe(true);
  }

  async function isRefused({ limits }: Instance, address: string): Promise<boolean> {
    return (await limits.count({ address })) > 0;
  }

  async function countRefused(instance: Instance, address: string, requests: number): Promise<number> {
    const answers = Array.from({ length: requests }, () => isRefused(instance, address));
    return (await Promise.all(answers)).filter(Boolean).length;
  }

  test('two instances count together, however many requests come at once', async () => {
    // On a starved machine Redis may answer late, and then each counts alone.
    const [first, second] = [open({ timeoutMs: 10_000 }), open({ timeoutMs: 10_000 })];
    await Promise.all([untilShared(first), untilShared(second)]);
    const address = newAddress();
    const refused = await Promise.all([countRefused(first, address, 50), countRefused(second, address, 50)]);
    expect(refused[0] + refused[1]).toBe(95);
    expect(await isRefused(second, newAddress())).toBe(false);
  });

  test('the wait is the time until one more fits in, and then one passes', async () => {
    const instance = open({ most: 240 });
    await untilShared(instance);
    const address = newAddress();
    await countRefused(instance, address, 40);
    const waitMs = await instance.limits.count({ address });
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(250);
    await expect.poll(() => isRefused(instance, address), { interval: 20 }).toBe(false);
  });

  test('nobody waits longer than a window if the clock of Redis is set back', async () => {
    const instance = open();
    await untilShared(instance);
    const address = newAddress();
    const keys = () => redis.ask((each) => each.keys('*'));
    const others = new Set(await keys());
    await countRefused(instance, address, 1);
    // The instance looks to Redis, whose buckets are full at a time of day.
    const [key = ''] = (await keys()).filter((each) => !others.has(each));
    const fullAt = (Date.now() + 3_600_000) * 1_000;
    expect(await redis.ask((each) => each.set(key, String(fullAt), 'PX', 3_600_000))).toBe('OK');
    const waitMs = Math.round(await instance.limits.count({ address }));
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60_000);
  });

  test('what is over the limit is refused without asking Redis again', async () => {
    const instance = open();
    await untilShared(instance);
    const address = newAddress();
    await countRefused(instance, address, 6);
    expect(instance.limits.addressWaitMs(address)).toBeGreaterThan(0);
    expect(instance.limits.count({ address })).toBeGreaterThan(0);
  });

  test('Redis holds no tokens, profiles or addresses, and nothing for longer than a window', async () => {
    const shared = openRedisCounts({
      url: redis.url,
      secret: 's',
      onChange: () => undefined,
    });
    onTestFinished(() => shared.close());
    const settings = { address: 5, token: 5, profile: 5, public: 0 };
    const limits = createRateLimits(settings, () => performance.now(), shared);
    const count = () => limits?.count({ address: '203.0.113.9', token: 'secret-token', profile: 'ann' });
    await expect.poll(() => count() instanceof Promise).toBe(true);
    await count();
    const held = await redis.ask(async (each) => {
      const keys = await each.keys('*');
      return Promise.all(keys.map(async (key) => ({ key, leftMs: await each.pttl(key) })));
    });
    expect(held.length).toBeGreaterThanOrEqual(3);
    for (const { key, leftMs } of held) {
      expect(key).toMatch(/^checkout-limit:[A-Za-z0-9_-]{22}$/);
      expect(leftMs).toBeGreaterThan(0);
      expect(leftMs).toBeLessThanOrEqual(60_000);
    }
  });

  test('while Redis restarts, counts continue in memory; the log says so once', async () => {
    const instance = open();
    await untilShared(instance);
    const address = newAddress();
    expect(await countRefused(instance, address, 3)).toBe(0);
    await redis.kill();
    await expect.poll(() => instance.told).toHaveLength(1);
    expect(await countRefused(instance, address, 4)).toBe(2);
    await redis.start();
    await untilShared(instance);
    expect(instance.told).toEqual([expect.any(String), 'back']);
    expect(await isRefused(instance, newAddress())).toBe(false);
  });

  test('a Redis that hangs is waited for once and briefly, then left alone until it answers', async () => {
    const instance = open();
    await untilShared(instance);
    const address = newAddress();
    // A busy machine may have kept it waiting before.
    instance.told.length = 0;
    redis.signal('SIGSTOP');
    onTestFinished(() => redis.signal('SIGCONT'));
    const startedAt = performance.now();
    expect(await countRefused(instance, address, 20)).toBe(15);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    await expect.poll(() => instance.told).toHaveLength(1);
    for (let round = 0; round < 20; round += 1) {
      expect(typeof instance.limits.count({ address: newAddress() })).toBe('number');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    redis.signal('SIGCONT');
    await untilShared(instance);
    expect(instance.told).toEqual([expect.any(String), 'back']);
  });

  test('a service counts in Redis, serves on without it and says so, not at each request', {
    timeout: 90_000,
  }, async () => {
    const environment = {
      REDIS_URL: redis.url,
      RATE_LIMIT_PER_TOKEN: '3',
      DATA_DIR: await folderWithStore(),
    };
    const service = await serveHere(environment);
    const statuses = async (session: string) => {
      const token = await mintToken(
        { profile: 'sample-profile', session, market: 'US', scope: 'checkout', ttlSeconds: 600 },
        readSettings({}).claims,
        quickStartPrivateKey(environment.DATA_DIR),
        new Date(),
      );
      const headers = { authorization: `Bearer ${token}` };
      const all: number[] = [];
      for (let round = 0; round < 4; round += 1)
        all.push((await fetch(`${service.url}${addressPath}`, { headers })).status);
      return all;
    };
    const keys = () => redis.ask((each) => each.dbsize());
    const answersAndNewKeys = async () => {
      const before = await keys();
      return [...(await statuses(randomUUID())), (await keys()) - before];
    };
    // A starved machine may miss an answer of Redis, and count a request by itself.
    await expect.poll(answersAndNewKeys, { timeout: 30_000 }).toEqual([200, 200, 200, 429, 1]);
    await redis.kill();
    expect(await statuses('second')).toEqual([200, 200, 200, 429]);
    await service.stop();
    const warnings = service.logs.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    const messages = warnings.map(({ msg }) => msg);
    expect(new Set(messages)).toEqual(
      new Set(['Redis does not answer: this instance counts requests by itself']),
    );
    // Once for the end of Redis. A starved machine may have missed an answer before.
    expect(messages.length).toBeLessThan(4);
    await redis.start();
  });

  test('requests are counted in memory if Redis was never reachable', async () => {
    const told: (string | undefined)[] = [];
    const shared = openRedisCounts({
      url: 'redis://127.0.0.1:1',
      secret: 's',
      onChange: (reason) => told.push(reason),
    });
    onTestFinished(() => shared.close());
    await expect.poll(() => told).toEqual(['ECONNREFUSED']);
    expect(shared.take([{ key: 'a', rate: rateOf(1) }])).toBeUndefined();
  });
});
