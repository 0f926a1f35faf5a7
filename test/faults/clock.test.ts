import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSchema, describePostgres, openPostgresOn } from '../store/stores.ts';
import { type Environment, startService, temporaryFolder } from '../support/command.ts';
import { folderWithStore } from '../support/used-folder.ts';
import { buyerOf, heldBy, setNext } from './buyers.ts';

/** The library that sets the clock of one process (Debian's package faketime); undefined where it is not installed. */
function findFaketime(): string | undefined {
  const root = '/usr/lib';
  const folders = existsSync(root) ? readdirSync(root) : [];
  return folders.map((folder) => join(root, folder, 'faketime', 'libfaketimeMT.so.1')).find(existsSync);
}

const faketime = findFaketime();

/** What sets the clock of a service while it serves: the time that passes is not touched. */
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

/** Takes every event, whatever time it was signed at: those whose clock is right refuse what is five minutes off. */
async function startPatientReceiver() {
  const arrived = new Set<string>();
  const server = createServer((request, response) => {
    arrived.add(String(request.headers['webhook-id']));
    request.resume().on('end', () => response.writeHead(204).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { arrived, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

const secondsOf = (line: string) => Math.floor(Number(JSON.parse(line).time) / 1000);

async function bringJumps(more: Environment): Promise<void> {
  const DATA_DIR = await folderWithStore();
  const clock = settableClock();
  const receiver = await startPatientReceiver();
  const service = await startService({
    DATA_DIR,
    WEBHOOK_URLS: receiver.url,
    WEBHOOK_SECRETS: `whsec_${randomBytes(32).toString('base64')}`,
    ...clock.environment,
    ...more,
  });
  const { url, logs } = service;
  const buyers = await Promise.all(
    Array.from({ length: 4 }, (_, number) => buyerOf(`cart-${number}`, DATA_DIR, 7 * 86_400)),
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
    expect([offset, success]).toEqual([offset, Number(offset) < 600]);
    if (success) written += 1;
    await expect.poll(() => receiver.arrived.size, { timeout: 10_000 }).toBe(written);
  }
  expect(await service.stop()).toBe(0);
  const times = logs.map(secondsOf);
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(2 * 86_000);
  expect(logs.filter((line) => JSON.parse(line).level > 40)).toEqual([]);
}

const title = faketime ? 'the clock of a service' : 'the clock of a service (faketime is not installed here)';

describe.skipIf(!faketime)(`${title} that is set ahead and back by an hour and a day`, () => {
  const promise = 'refuses nobody but whose token it ends, loses nothing and goes on delivering events';
  test(`${promise}: with the embedded store`, () => bringJumps({}));

  describePostgres(() => {
    test(`${promise}: with the database`, async () => {
      const schema = await createSchema();
      onTestFinished(() => schema.drop());
      const store = await openPostgresOn(schema.url);
      await store.migrate();
      await store.close();
      await bringJumps({ DATABASE_URL: schema.url });
    });
  });
});
