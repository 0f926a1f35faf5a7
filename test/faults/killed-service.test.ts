import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../src/config/settings.ts';
import { mintToken } from '../../src/credentials/mint-token.ts';
import { quickStartPrivateKey } from '../../src/credentials/quick-start-key.ts';
import { createSchema, describePostgres, openPostgresOn } from '../store/stores.ts';
import { type Environment, type RunningService, runCommand, startService } from '../support/command.ts';
import { addressPath } from '../support/http-server.ts';
import { folderWithStore } from '../support/used-folder.ts';

/** KILLS=200 for the long run. */
const kills = Number(process.env.KILLS || 2);
const timeoutMs = 60_000 + kills * 20_000;

/** A buyer who sets the address of a cart again and again, each time with the next number in it. */
interface Buyer {
  readonly cart: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The last number that was sent, and the last one that was acknowledged. */
  sent: number;
  acknowledged: number;
}

const submission = (number: number) =>
  JSON.stringify({
    Email: `jo+${number}@example.com`,
    Name: 'Jo Sample',
    AddressPrimary: '39500 Stevenson Pl',
    City: 'Fremont',
    Province: 'CA',
    PostalCode: '94539',
  });

async function buyerOf(cart: string, dataDirectory: string): Promise<Buyer> {
  const content = { profile: '', session: cart, market: 'US', scope: 'checkout', ttlSeconds: 86_400 };
  const key = quickStartPrivateKey(dataDirectory);
  const token = await mintToken(content, readSettings({}).claims, key, new Date());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { cart, headers, sent: 0, acknowledged: 0 };
}

/** Sets the address until the service is gone. */
async function setUntilGone(url: string, buyer: Buyer): Promise<void> {
  for (;;) {
    buyer.sent += 1;
    const init = { method: 'POST', headers: buyer.headers, body: submission(buyer.sent) };
    const answer = await fetch(`${url}${addressPath}`, init)
      .then((response) => response.json())
      .catch(() => undefined);
    if (answer === undefined) return;
    expect(answer).toMatchObject({ success: true });
    buyer.acknowledged = buyer.sent;
  }
}

/** The number that the cart holds; 0 where nothing was ever set. Throws where the service does not tell. */
async function heldBy(url: string, { headers }: Buyer): Promise<number> {
  const response = await fetch(`${url}${addressPath}`, { headers });
  const answer = (await response.json()) as { readonly Email?: string; readonly error: unknown };
  if (response.status === 404) return 0;
  if (answer.Email === undefined) throw new Error(`${response.status} ${JSON.stringify(answer.error)}`);
  return Number(/\+(\d+)@/.exec(answer.Email)?.[1]);
}

const sum = (buyers: readonly Buyer[]) => buyers.reduce((total, { acknowledged }) => total + acknowledged, 0);

/** What each cart holds was acknowledged last, or sent last; the next number follows what it holds. */
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
  await expect.poll(() => sum(buyers), { interval: 1, timeout: 30_000 }).toBeGreaterThan(before + 300);
  await stop('SIGKILL');
  await Promise.all(setting);
}

/** Each change leaves one event: so many as the number that the cart holds, or one was lost or made twice. */
async function expectEachAppliedOnce(environment: Environment, buyers: readonly Buyer[]): Promise<void> {
  const { stdout } = await runCommand(['events', 'list', '--limit', '999999'], environment);
  const events = new Map<string, number>();
  for (const line of stdout.trimEnd().split('\n')) {
    const { cart } = JSON.parse(line) as { readonly cart: string };
    events.set(cart, (events.get(cart) ?? 0) + 1);
  }
  expect(events).toEqual(new Map(buyers.map(({ cart, acknowledged }) => [cart, acknowledged])));
}

async function bringKills(more: Environment): Promise<void> {
  const DATA_DIR = await folderWithStore();
  const environment = {
    DATA_DIR,
    EMBEDDED_SYNC: 'true',
    RATE_LIMIT_PER_ADDRESS: '0',
    RATE_LIMIT_PER_TOKEN: '0',
    // Nobody is there, so that every event stays.
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
  test('with the embedded store', () => bringKills({}), timeoutMs);

  describePostgres(() => {
    test(
      'with the database',
      async () => {
        const schema = await createSchema();
        onTestFinished(() => schema.drop());
        const store = await openPostgresOn(schema.url);
        await store.migrate();
        await store.close();
        await bringKills({ DATABASE_URL: schema.url });
      },
      timeoutMs,
    );
  });
});
