import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../src/config/settings.ts';
import { mintToken, quickStartPrivateKey } from '../../src/credentials/mint-token.ts';
import { parseMessageId } from '../../src/events/post-message.ts';
import { describePostgres, migratedSchema } from '../store/stores.ts';
import { startService, temporaryFolder } from '../support/command.ts';
import { addressPath } from '../support/http-server.ts';
import { type Received, startReceiver } from '../support/webhook-receiver.ts';

const carts = Array.from({ length: 12 }, () => randomUUID());
const postsEach = 8;
const body = JSON.stringify({
  Email: 'jo@example.com',
  Name: 'Jo Sample',
  AddressPrimary: '39500 Stevenson Pl',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94539',
});

/**
 * Accepts everything, except the second message of three carts, which fails once, in a different way each.
 */
async function startFlawedReceiver(secret: string) {
  const arrivals = new Map<string, number>();
  const flaws: Readonly<Record<string, number>> = { [carts[0] ?? '']: 500, [carts[1] ?? '']: 400 };
  const receiver = await startReceiver(secret, async ({ data: { cart = '' } }, response) => {
    const count = (arrivals.get(cart) ?? 0) + 1;
    arrivals.set(cart, count);
    await delay(20);
    if (count === 2 && cart === carts[2]) response.destroy();
    return count === 2 ? (flaws[cart] ?? 200) : 200;
  });
  onTestFinished(receiver.close);
  return receiver;
}

/** Posts to a cart again and again, to the instances in turn. Returns how many posts were acknowledged. */
async function postTo(cart: string, urls: readonly string[], dataDirectory: string): Promise<number> {
  const content = { profile: '', session: cart, market: 'US', scope: 'checkout', ttlSeconds: 60 };
  const token = mintToken(content, readSettings({}).claims, quickStartPrivateKey(dataDirectory), new Date());
  const headers = { authorization: `Bearer ${await token}`, 'content-type': 'application/json' };
  let acknowledged = 0;
  for (let post = 0; post < postsEach; post += 1) {
    const url = `${urls[post % urls.length]}${addressPath}`;
    const isSet = await fetch(url, { method: 'POST', headers, body }).then(
      (response) => response.ok,
      () => false,
    );
    if (isSet) acknowledged += 1;
  }
  return acknowledged;
}

const numbersOf = (received: readonly Received[], cart: string) =>
  received.filter(({ data }) => data.cart === cart).map(({ id }) => Number(parseMessageId(id)?.eventId));

describePostgres(() => {
  describe('two instances, when the delivering one is killed,', () => {
    test('lose no event and deliver none before an earlier one of its cart', async () => {
      const schema = await migratedSchema();
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      const receiver = await startFlawedReceiver(secret);
      const DATA_DIR = temporaryFolder();
      const environment = {
        DATABASE_URL: schema.url,
        DATA_DIR,
        WEBHOOK_URLS: receiver.url,
        WEBHOOK_SECRETS: secret,
        // The other instance takes over two seconds later.
        WEBHOOK_TIMEOUT_MS: '500',
      };
      const first = await startService(environment);
      await expect
        .poll(async () => (await schema.sql('select from leases')).length, { timeout: 20_000 })
        .toBe(1);
      const second = await startService(environment);

      const posting = carts.map((cart) => postTo(cart, [first.url, second.url], DATA_DIR));
      await expect.poll(() => receiver.received.length, { timeout: 60_000, interval: 2 }).toBeGreaterThan(30);
      first.child.kill('SIGKILL');
      const beforeKill = receiver.distinct().length;
      const acknowledged = await Promise.all(posting);

      const pending = 'select from outbox where delivered_at is null';
      await expect.poll(async () => (await schema.sql(pending)).length, { timeout: 60_000 }).toBe(0);
      for (const [index, cart] of carts.entries()) {
        const written = await schema.sql(
          'select event_id from outbox where subject_id = $1 order by event_id',
          [cart],
        );
        expect(written.length).toBeGreaterThanOrEqual(acknowledged[index] ?? Number.NaN);
        expect(numbersOf(receiver.distinct(), cart)).toEqual(written.map(({ event_id }) => Number(event_id)));
      }
      expect(receiver.distinct().length).toBeGreaterThan(beforeKill + 20);
      expect(await second.stop()).toBe(0);
    }, 120_000);
  });
});
