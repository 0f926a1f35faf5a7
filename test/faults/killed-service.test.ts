import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describePostgres, migratedSchema } from '../store/stores.ts';
import { type Environment, type RunningService, startService } from '../support/command.ts';
import { callCommand } from '../support/in-process.ts';
import { folderWithStore } from '../support/used-folder.ts';
import { type Buyer, buyerOf, heldBy, setNext } from './buyers.ts';

/** KILLS=200 for the long run. */
const kills = Number(process.env.KILLS || 2);
/** The database server lives on, so a second kill finds what the first one found. */
const killsBesideDatabase = Number(process.env.KILLS || 1);
const timeoutMs = 60_000 + kills * 20_000;

async function setUntilGone(url: string, buyer: Buyer): Promise<void> {
  for (;;) {
    const answer = await setNext(url, buyer).catch(() => undefined);
    if (answer === undefined) return;
    expect(answer).toMatchObject({ success: true });
  }
}

const sum = (buyers: readonly Buyer[]) => buyers.reduce((total, { acknowledged }) => total + acknowledged, 0);

/** Each cart holds the number that was last acknowledged or last sent; the next number follows it. */
async function expectNothingLost(url: string, buyers: readonly Buyer[]): Promise<void> {
  for (const buyer of buyers) {
    const held = await heldBy(url, buyer);
    expect([buyer.acknowledged, buyer.sent], buyer.cart).toContain(held);
    Object.assign(buyer, { sent: held, acknowledged: held });
  }
}

async function killUnderLoad({ url, stop }: RunningService, buyers: readonly Buyer[]): Promise<void> {
  const before = sum(buyers);
  const setting = buyers.map((buyer) => setUntilGone(url, buyer));
  await expect.poll(() => sum(buyers), { interval: 1, timeout: 30_000 }).toBeGreaterThan(before + 100);
  await stop('SIGKILL');
  await Promise.all(setting);
}

/** Each change leaves one event. Any other number means that one was lost or made twice. */
async function expectEachAppliedOnce(environment: Environment, buyers: readonly Buyer[]): Promise<void> {
  const { stdout } = await callCommand(['events', 'list', '--limit', '999999'], environment);
  const events = new Map<string, number>();
  for (const line of stdout.trimEnd().split('\n')) {
    const { cart } = JSON.parse(line) as { readonly cart: string };
    events.set(cart, (events.get(cart) ?? 0) + 1);
  }
  expect(events).toEqual(new Map(buyers.map(({ cart, acknowledged }) => [cart, acknowledged])));
}

async function bringKills(kills: number, more: Environment): Promise<void> {
  const DATA_DIR = await folderWithStore();
  const environment = {
    DATA_DIR,
    EMBEDDED_SYNC: 'true',
    RATE_LIMIT_PER_ADDRESS: '0',
    RATE_LIMIT_PER_TOKEN: '0',
    // No receiver listens, so every event stays.
    WEBHOOK_URLS: 'http://127.0.0.1:1/hook',
    WEBHOOK_SECRETS: `whsec_${randomBytes(32).toString('base64')}`,
    ...more,
  };
  let service = await startService(environment);
  const carts = Array.from({ length: 16 }, (_, number) => `cart-${number}`);
  const buyers = await Promise.all(carts.map((cart) => buyerOf(cart, DATA_DIR)));
  for (let kill = 0; kill < kills; kill += 1) {
    await killUnderLoad(service, buyers);
    service = await startService(environment);
    await expectNothingLost(service.url, buyers);
  }
  expect(await service.stop()).toBe(0);
  await expectEachAppliedOnce(environment, buyers);
  if (kills > 2) process.stdout.write(`${kills} kills, ${sum(buyers)} changes\n`);
}

describe('a service that is killed under load loses nothing acknowledged and applies nothing twice', () => {
  test('with the embedded store', () => bringKills(kills, {}), timeoutMs);

  describePostgres(() => {
    test(
      'with the database',
      async () => {
        const { url } = await migratedSchema();
        await bringKills(killsBesideDatabase, { DATABASE_URL: url });
      },
      timeoutMs,
    );
  });
});
