import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type DeliveryOptions, startDeliverer } from '../../src/events/deliverer.ts';
import { postMessage } from '../../src/events/post-message.ts';
import { clerk, entryOf, origin, settingOf } from '../store/samples.ts';
import { eachStore, type TestStore } from '../store/stores.ts';
import { type Received, type Respond, startReceiver } from '../support/webhook-receiver.ts';

const key = randomBytes(32);
const timing = {
  pollMs: 20,
  retry: { firstMs: 40, mostMs: 80 },
  pause: { firstMs: 20, mostMs: 40 },
  sweepMs: 20,
};
const hourMs = 3_600_000;

/** A line of the log. */
type Told = Readonly<Record<string, unknown>>;

eachStore((_name, openStore) => {
  let store: TestStore;
  let endpoint: string;
  let nudge: () => void = () => undefined;

  beforeAll(async () => {
    // Each test has its own receivers, and its events go nowhere else.
    endpoint = 'http://127.0.0.1/hook';
    store = await openStore({ outbox: { endpoints: [endpoint], onWritten: () => nudge() } });
  });

  async function receiver(respond?: Respond) {
    const started = await startReceiver(`whsec_${key.toString('base64')}`, respond);
    onTestFinished(started.close);
    return started;
  }

  /** Delivers to a receiver until the test is over. */
  function deliverTo(url: string, change: Partial<DeliveryOptions> = {}) {
    const told: Told[] = [];
    const tell = (fields: object, words: string) => void told.push({ ...fields, words });
    const signed = { name: endpoint, url, authorization: undefined, secrets: [key] };
    const deliverer = startDeliverer({
      endpoint,
      store,
      leaseMs: 600,
      expiryMs: hourMs,
      send: (message) => postMessage(signed, message, 2_000, () => new Date()),
      logger: { info: tell, warn: tell },
      timing,
      ...change,
    });
    nudge = deliverer.nudge;
    onTestFinished(async () => {
      await deliverer.stop();
      await store.sql(
        'update outbox set delivered_at = now() where delivered_at is null and expired_at is null',
      );
    });
    return { deliverer, told };
  }

  const set = (cart: string, market = 'US') => store.setShipping(cart, market, settingOf(), origin);
  const isSettled = async () => (await store.backlog()).length === 0;
  const untilSettled = () => expect.poll(isSettled, { timeout: 10_000, interval: 20 }).toBe(true);
  const about = (received: readonly Received[], cart: string) =>
    received.filter(({ data }) => data.cart === cart).map(({ type, data }) => `${type} ${data.market}`);

  test('events written before and after the start arrive signed and in order', async () => {
    const id = randomUUID();
    await set(id, 'US');
    await set(id, 'DE');
    const { url, received } = await receiver();
    deliverTo(url);
    await untilSettled();
    await store.deleteCart(id, clerk);
    await store.storeApplication(entryOf({ session: id }));
    await store.deleteApplication(id, clerk);
    await untilSettled();
    expect(about(received, id)).toEqual(['cart.address.set US', 'cart.address.set DE', 'cart.deleted DE']);
    expect(received.filter(({ data }) => data.session === id).map(({ type }) => type)).toEqual([
      'application.stored',
      'application.deleted',
    ]);
    const [listed] = await store.listEvents({ cart: id, limit: 1 });
    expect(listed).toMatchObject({ status: 'delivered', attempts: 1, outcome: '204', nextAttemptAt: null });
  });

  describe('an event that is refused', () => {
    test('holds back only its own cart, and is sent again unchanged with a new signature', async () => {
      const [poor, fine] = [randomUUID(), randomUUID()];
      const { url, received } = await receiver(({ data }) =>
        data.cart === poor && received.filter(({ data }) => data.cart === poor).length < 3 ? 400 : 200,
      );
      await set(poor, 'US');
      await set(poor, 'DE');
      await set(fine);
      const { told } = deliverTo(url);
      await untilSettled();
      const attempts = received.filter(({ data }) => data.cart === poor);
      expect(attempts.map(({ data }) => data.market)).toEqual(['US', 'US', 'US', 'DE']);
      expect(new Set(attempts.slice(0, 3).map(({ body }) => body)).size).toBe(1);
      expect(new Set(attempts.slice(0, 3).map(({ id }) => id)).size).toBe(1);
      expect(received.findIndex(({ data }) => data.cart === fine)).toBeLessThan(received.length - 2);
      const refusal = { endpoint, event: attempts[0]?.id, outcome: '400' };
      const words = 'the webhook endpoint does not take an event';
      expect(told).toEqual([
        { ...refusal, words },
        { ...refusal, words },
      ]);
    });

    test('with 410 is given up, and the next one follows', async () => {
      const cart = randomUUID();
      const { url, received } = await receiver(({ data }) => (data.market === 'US' ? 410 : 200));
      await set(cart, 'US');
      await set(cart, 'DE');
      deliverTo(url);
      await untilSettled();
      expect(about(received, cart)).toEqual(['cart.address.set US', 'cart.address.set DE']);
      expect(await store.listEvents({ cart, status: 'expired', limit: 9 })).toMatchObject([
        { outcome: '410' },
      ]);
    });

    test('for longer than events are kept is given up', async () => {
      const cart = randomUUID();
      const { url } = await receiver(() => 400);
      await set(cart);
      await store.sql(`update outbox set pending_since = now() - interval '2 hours' where subject_id = $1`, [
        cart,
      ]);
      deliverTo(url);
      await untilSettled();
      expect(await store.listEvents({ cart, limit: 9 })).toMatchObject([{ status: 'expired', attempts: 1 }]);
    });
  });

  test('an endpoint that is down is tried now and then, and gets all events once it is back', async () => {
    const carts = Array.from({ length: 60 }, () => randomUUID());
    let isDown = true;
    const { url, received, distinct } = await receiver(() => (isDown ? 503 : 200));
    await Promise.all(carts.map((cart) => set(cart)));
    const { told } = deliverTo(url);
    const pauses = () => told.filter(({ pauseMs }) => pauseMs !== undefined);
    await expect.poll(() => pauses().length, { timeout: 5_000 }).toBeGreaterThan(3);
    // The first attempts go out together, and later ones after a pause each.
    expect(received.length).toBeLessThan(16 + pauses().length + 2);
    isDown = false;
    await untilSettled();
    expect(distinct()).toHaveLength(60);
    expect(told.slice(pauses().length)).toEqual([{ endpoint, words: 'the webhook endpoint answers again' }]);
    const words = 'the webhook endpoint does not answer; it is tried again';
    for (const pause of pauses()) expect(pause).toMatchObject({ endpoint, outcome: '503', words });
  });

  test('an event that waited too long is given up unsent, even if its endpoint is gone', async () => {
    const { url, received } = await receiver();
    await set(randomUUID());
    await store.sql(`
      update outbox set endpoint = 'http://gone.example.com/', next_attempt_at = now() - interval '2 hours'
      where delivered_at is null and expired_at is null`);
    const { told } = deliverTo(url);
    await untilSettled();
    expect(told).toEqual([{ count: 1, words: 'events were given up: they could not be delivered in time' }]);
    expect(received).toEqual([]);
  });

  describe('two processes', () => {
    test('share the work: one delivers, and the other takes over once the first has stopped', async () => {
      const { url, received, distinct } = await receiver();
      const { deliverer } = deliverTo(url);
      deliverTo(url);
      const carts = Array.from({ length: 30 }, () => randomUUID());
      await Promise.all(carts.map((cart) => set(cart)));
      await untilSettled();
      await deliverer.stop();
      await Promise.all(carts.map((cart) => set(cart)));
      await untilSettled();
      expect(received).toHaveLength(60);
      expect(distinct()).toHaveLength(60);
    });

    test('that both believe they hold the lease still send in order', async () => {
      const { url, distinct } = await receiver(async () => {
        await delay(Math.random() * 8);
        return Math.random() < 0.2 ? 400 : 200;
      });
      const leases = { takeLease: async () => true, releaseLease: async () => undefined };
      const markets = ['US', 'DE', 'FR', 'GB', 'IT', 'ES'];
      const carts = Array.from({ length: 10 }, () => randomUUID());
      const free = { ...store, ...leases };
      deliverTo(url, { store: free });
      deliverTo(url, { store: free });
      for (const market of markets) await Promise.all(carts.map((cart) => set(cart, market)));
      await untilSettled();
      for (const cart of carts)
        expect(about(distinct(), cart)).toEqual(markets.map((market) => `cart.address.set ${market}`));
    });
  });

  test('a stop waits for deliveries under way and leaves the rest', async () => {
    const [first, later] = [randomUUID(), randomUUID()];
    let arrived: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const { url, received } = await receiver(async () => {
      arrived();
      await delay(150);
      return 200;
    });
    await set(first);
    const { deliverer } = deliverTo(url);
    await arrival;
    const stopped = deliverer.stop();
    await set(later);
    await stopped;
    expect(await store.listEvents({ cart: first, limit: 9 })).toMatchObject([{ status: 'delivered' }]);
    expect(await store.listEvents({ cart: later, limit: 9 })).toMatchObject([{ status: 'pending' }]);
    expect(received).toHaveLength(1);
  });

  test('a store that fails for a while loses nothing, and nothing is sent twice', async () => {
    const carts = Array.from({ length: 8 }, () => randomUUID());
    const { url, received, distinct } = await receiver();
    const failures = { dueEvents: 2, settleEvent: 10 };
    const failing = (call: keyof typeof failures) => {
      failures[call] -= 1;
      return failures[call] >= 0;
    };
    await Promise.all(carts.map((cart) => set(cart)));
    const { told } = deliverTo(url, {
      store: {
        ...store,
        dueEvents: async (...query) =>
          failing('dueEvents') ? Promise.reject(new Error('no answer')) : store.dueEvents(...query),
        settleEvent: async (settlement) =>
          failing('settleEvent') ? Promise.reject(new Error('no answer')) : store.settleEvent(settlement),
      },
    });
    await untilSettled();
    expect(told.length).toBeGreaterThan(2);
    const words = 'the store does not answer the delivery of events; it is asked again';
    for (const each of told) expect(each).toEqual({ reason: 'Error', words });
    expect(distinct()).toHaveLength(8);
    expect(received).toHaveLength(8);
  });
});
