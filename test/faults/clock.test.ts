import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describePostgres, migratedSchema } from '../store/stores.ts';
import { type Environment, startService, temporaryFolder } from '../support/command.ts';
import { startSink } from '../support/http-sink.ts';
import { skipUnless } from '../support/skip-unless.ts';
import { folderWithStore } from '../support/used-folder.ts';
import { buyerOf, heldBy, setNext } from './buyers.ts';

/** The library that sets the clock of one process (Debian's package faketime); undefined if not installed. */
function findFaketime(): string | undefined {
  const root = '/usr/lib';
  const folders = existsSync(root) ? readdirSync(root) : [];
  return folders.map((folder) => join(root, folder, 'faketime', 'libfaketimeMT.so.1')).find(existsSync);
}

const faketime = findFaketime();

/** Sets the clock of a service while it serves. The time that passes stays the same. */
function settableClock() {
  const file = join(temporaryFolder(), 'clock');
  const set = (offset: string) => writeFileSync(file, offset);
  set('+0');
  const environment = {
    LD_PRELOAD: faketime ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { set, environment };
}

const secondsOf = (line: string) => Math.floor(Number(JSON.parse(line).time) / 1000);

async function bringJumps(more: Environment): Promise<void> {
  const DATA_DIR = await folderWithStore();
  const clock = settableClock();
  // It takes messages of any time. A receiver with the right clock refuses what is five minutes off.
  const receiver = await startSink();
  const arrived = () => new Set(receiver.headers.map((headers) => headers['webhook-id'])).size;
  const weekInSeconds = 7 * 86_400;
  const service = await startService({
    DATA_DIR,
    AUTH_TOKEN_LIFETIME_SECONDS: String(weekInSeconds),
    WEBHOOK_URLS: `${receiver.url}/hook`,
    WEBHOOK_SECRETS: `whsec_${randomBytes(32).toString('base64')}`,
    ...clock.environment,
    ...more,
  });
  const { url, logs } = service;
  const buyers = await Promise.all(
    Array.from({ length: 4 }, (_, number) => buyerOf(`cart-${number}`, DATA_DIR, weekInSeconds)),
  );
  const hasty = await buyerOf('hasty', DATA_DIR, 600);
  let written = 0;
  for (const offset of ['+3600', '-3600', '+86400', '-86400', '+0']) {
    clock.set(offset);
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(buyers.map((buyer) => setNext(url, buyer)));
      expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null));
      written += answers.length;
    }
    expect(await Promise.all(buyers.map((buyer) => heldBy(url, buyer)))).toEqual(
      buyers.map(({ sent }) => sent),
    );
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const { success } = await setNext(url, hasty);
    // A clock set ahead finds this token expired, and one set back finds it not issued yet. The other tokens
    // were seen before.
    expect([offset, success]).toEqual([offset, offset === '+0']);
    if (success) written += 1;
    await expect.poll(arrived, { timeout: 10_000 }).toBe(written);
  }
  expect(await service.stop()).toBe(0);
  const times = logs.map(secondsOf);
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(2 * 86_000);
  expect(logs.filter((line) => JSON.parse(line).level > 40)).toEqual([]);
}

const title = 'the clock of a service that is set ahead and back by an hour and a day';

describe(title, skipUnless(faketime, 'install faketime'), () => {
  const promise =
    'refuses nobody but whose token it ends or has yet to see issued, loses nothing and goes on delivering events';
  test(`${promise}: with the embedded store`, () => bringJumps({}));

  describePostgres(() => {
    test(`${promise}: with the database`, async () => {
      const { url } = await migratedSchema();
      await bringJumps({ DATABASE_URL: url });
    });
  });
});
