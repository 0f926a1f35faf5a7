import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EventStore, Settlement } from '../../src/events/event-store.ts';
import { entryOf, origin, settingOf } from './samples.ts';
import { eachDialect, type TestStore } from './stores.ts';

const one = 'https://one.example.com/hook';
const two = 'https://two.example.com/hook';
const hourMs = 3_600_000;

eachDialect((_name, openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ outbox: { endpoints: [one, two] } });
  });

  afterEach(async () => void (await store.sql('delete from outbox')));

  const set = (cart: string, market = 'US') => store.setShipping(cart, market, settingOf(), origin);
  const due = (endpoint = one, most = 100) => store.dueEvents(endpoint, most);
  const dueMarkets = async (endpoint = one) => (await due(endpoint)).map(({ market }) => market);

  async function settleDue(change: Partial<Settlement> = {}, endpoint = one): Promise<void> {
    const settled = { endpoint, verdict: 'delivered', outcome: '204', retryInMs: 0 } as const;
    await Promise.all(
      (await due(endpoint)).map((event) => store.settleEvent({ ...settled, event, ...change })),
    );
  }

  const statusesOf = async (cart: string) =>
    (await store.listEvents({ cart, limit: 100 }))
      .filter(({ endpoint }) => endpoint === one)
      .map(({ status }) => status);

  describe('what is due', () => {
    test('is the earliest pending event of each cart and of each session', async () => {
      const id = randomUUID();
      await set(id, 'US');
      await set(id, 'DE');
      await store.storeApplication(entryOf({ session: id, market: 'FR' }));
      await store.storeApplication(entryOf({ session: id, market: 'GB' }));
      expect(await due()).toMatchObject([
        { type: 'cart.address.set', subjectId: id, market: 'US', attempts: 0 },
        { type: 'application.stored', subjectId: id, market: 'FR', attempts: 0 },
      ]);
    });

    test('is a cart’s next event once the previous one is delivered, at that endpoint only', async () => {
      const cart = randomUUID();
      await set(cart, 'US');
      await set(cart, 'DE');
      await settleDue();
      expect(await dueMarkets(one)).toEqual(['DE']);
      expect(await dueMarkets(two)).toEqual(['US']);
    });

    test('is no event of a cart while its earliest one waits for another attempt', async () => {
      const [cart, other] = [randomUUID(), randomUUID()];
      await set(cart, 'US');
      await settleDue({ verdict: 'failed', outcome: '400', retryInMs: hourMs });
      await set(cart, 'DE');
      await set(other, 'FR');
      expect(await dueMarkets()).toEqual(['FR']);
    });

    test('excludes events after a failed one: they wait as long, in order, at that endpoint', async () => {
      const [cart, other] = [randomUUID(), randomUUID()];
      for (const market of ['US', 'DE', 'FR']) await set(cart, market);
      await set(other, 'GB');
      await store.storeApplication(entryOf({ session: cart, market: 'ES' }));
      const [head] = await due();
      if (head === undefined) return expect.unreachable();
      await store.settleEvent({
        endpoint: one,
        event: head,
        verdict: 'failed',
        outcome: '401',
        retryInMs: hourMs,
      });
      const waiting = await store.sql(
        `select market from outbox where endpoint = $1 and next_attempt_at > now() order by event_id`,
        [one],
      );
      expect(waiting.map(({ market }) => market)).toEqual(['US', 'DE', 'FR']);
      expect(await dueMarkets(one)).toEqual(['GB', 'ES']);
      expect(await dueMarkets(two)).toEqual(['US', 'GB', 'ES']);
      expect(
        (await store.listEvents({ cart, limit: 9 })).filter(({ attempts }) => attempts > 0),
      ).toHaveLength(1);
      await store.sql(`update outbox set next_attempt_at = now()`);
      const delivered: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        delivered.push(
          ...(await due())
            .filter(({ subjectId, type }) => subjectId === cart && type === 'cart.address.set')
            .map(({ market }) => market),
        );
        await settleDue();
      }
      expect(delivered).toEqual(['US', 'DE', 'FR']);
    });

    test('includes a failed event after its wait, behind those that were due before', async () => {
      await set(randomUUID(), 'US');
      await settleDue({ verdict: 'failed', outcome: '500', retryInMs: 1 });
      await set(randomUUID(), 'DE');
      for (const attempts of [0, 1])
        await store.sql(
          `update outbox set next_attempt_at = now() - interval '${2 - attempts} seconds' where attempts = $1`,
          [attempts],
        );
      expect(await dueMarkets()).toEqual(['DE', 'US']);
      expect((await due())[1]).toMatchObject({ attempts: 1 });
    });

    test('has a limit, and events that are due first come first', async () => {
      for (const market of ['US', 'DE', 'FR']) await set(randomUUID(), market);
      expect((await due(one, 2)).map(({ market }) => market)).toEqual(['US', 'DE']);
    });

    test('says how long it has been waiting', async () => {
      await set(randomUUID());
      await store.sql(`update outbox set pending_since = now() - interval '3 hours'`);
      const [event] = await due();
      expect(event?.pendingForMs).toBeGreaterThanOrEqual(3 * hourMs);
      expect(event?.pendingForMs).toBeLessThan(3.1 * hourMs);
    });
  });

  describe('settling', () => {
    test('a delivery that another process reports as failed later stays delivered', async () => {
      const cart = randomUUID();
      await set(cart);
      const [event] = await due();
      if (event === undefined) return expect.unreachable();
      const settled = { endpoint: one, event, retryInMs: 0 };
      await store.settleEvent({ ...settled, verdict: 'delivered', outcome: '200' });
      await store.settleEvent({ ...settled, verdict: 'failed', outcome: '500' });
      expect(await store.listEvents({ cart, status: 'delivered', limit: 9 })).toMatchObject([
        { endpoint: one, attempts: 1, outcome: '200' },
      ]);
    });

    test('an event that expires lets the next one be sent', async () => {
      const cart = randomUUID();
      await set(cart, 'US');
      await set(cart, 'DE');
      await settleDue({ verdict: 'expired', outcome: '410' });
      expect(await statusesOf(cart)).toEqual(['pending', 'expired']);
      expect(await dueMarkets()).toEqual(['DE']);
    });
  });

  describe('expiring', () => {
    test('gives up only events that have waited longer, at every endpoint', async () => {
      const [old, young] = [randomUUID(), randomUUID()];
      await set(old);
      await store.sql(`update outbox set next_attempt_at = now() - interval '61 minutes'`);
      await set(young);
      expect(await store.expireEvents(hourMs)).toBe(2);
      expect(await store.expireEvents(hourMs)).toBe(0);
      expect(await statusesOf(old)).toEqual(['expired']);
      expect(await statusesOf(young)).toEqual(['pending']);
    });

    test('leaves what is delivered', async () => {
      const cart = randomUUID();
      await set(cart);
      await settleDue();
      await store.sql(`update outbox set next_attempt_at = now() - interval '61 minutes'`);
      await store.expireEvents(hourMs);
      expect(await statusesOf(cart)).toEqual(['delivered']);
    });
  });

  describe('the backlog', () => {
    test('counts what is pending at each endpoint, with the age of the oldest', async () => {
      expect(await store.backlog()).toEqual([]);
      await set(randomUUID());
      await store.sql(`update outbox set pending_since = now() - interval '1 hour'`);
      await set(randomUUID());
      await settleDue({}, two);
      expect(await store.backlog()).toMatchObject([{ endpoint: one, count: 2 }]);
      const [backlog] = await store.backlog();
      expect(backlog?.oldestMs).toBeGreaterThanOrEqual(hourMs);
    });
  });

  describe('the list', () => {
    test('holds the newest, newest first, of every endpoint', async () => {
      for (const market of ['US', 'DE', 'FR']) await set(randomUUID(), market);
      const events = await store.listEvents({ limit: 4 });
      expect(events.map(({ market, endpoint }) => [market, endpoint])).toEqual([
        ['FR', one],
        ['FR', two],
        ['DE', one],
        ['DE', two],
      ]);
    });

    test('distinguishes a cart from the session of the same name', async () => {
      const id = randomUUID();
      await set(id);
      await store.storeApplication(entryOf({ session: id }));
      const typesOf = async (filter: Parameters<EventStore['listEvents']>[0]) =>
        new Set((await store.listEvents(filter)).map(({ type }) => type));
      expect(await typesOf({ cart: id, limit: 9 })).toEqual(new Set(['cart.address.set']));
      expect(await typesOf({ session: id, limit: 9 })).toEqual(new Set(['application.stored']));
    });

    test('shows the next attempt of pending events only', async () => {
      const cart = randomUUID();
      await set(cart);
      await settleDue();
      const [delivered, pending] = await store.listEvents({ cart, limit: 9 });
      expect(delivered).toMatchObject({ endpoint: one, status: 'delivered', nextAttemptAt: null });
      expect(pending).toMatchObject({ endpoint: two, status: 'pending', outcome: null });
      expect(pending?.nextAttemptAt).toBeInstanceOf(Date);
    });
  });

  describe('replaying', () => {
    test('by id makes exactly these events pending again, as new, at the requested endpoints', async () => {
      const cart = randomUUID();
      await set(cart, 'US');
      const events = await due();
      await settleDue();
      await settleDue({}, two);
      await set(cart, 'DE');
      await settleDue();
      expect(await store.replayEvents({ events }, [one])).toBe(1);
      expect(await due()).toMatchObject([{ market: 'US', attempts: 0, eventId: events[0]?.eventId }]);
      expect(await dueMarkets(two)).toEqual(['DE']);
    });

    test('by the number of an event from another time finds nothing', async () => {
      await set(randomUUID());
      const [event] = await due();
      if (event === undefined) return expect.unreachable();
      await settleDue();
      const other = { ...event, occurredAt: new Date(event.occurredAt.getTime() + 1) };
      expect(await store.replayEvents({ events: [other] }, [one])).toBe(0);
    });

    test('of expired events leaves delivered ones alone', async () => {
      const [delivered, expired] = [randomUUID(), randomUUID()];
      await set(delivered);
      await settleDue();
      await set(expired);
      await settleDue({ verdict: 'expired' });
      expect(await store.replayEvents({ expired: true }, [one, two])).toBe(1);
      expect(await statusesOf(delivered)).toEqual(['delivered']);
      expect(await statusesOf(expired)).toEqual(['pending']);
    });

    test('since a time includes that moment, and leaves pending events as they are', async () => {
      const [early, late, pending] = [randomUUID(), randomUUID(), randomUUID()];
      await set(early);
      await settleDue();
      await store.sql(`update outbox set occurred_at = now() - interval '2 hours'`);
      await set(late);
      const [event] = await due();
      if (event === undefined) return expect.unreachable();
      await settleDue();
      await set(pending);
      await settleDue({ verdict: 'failed', retryInMs: hourMs });
      expect(await store.replayEvents({ since: event.occurredAt }, [one])).toBe(1);
      expect(await statusesOf(early)).toEqual(['delivered']);
      expect(await statusesOf(late)).toEqual(['pending']);
      expect(await store.listEvents({ cart: pending, limit: 1 })).toMatchObject([{ attempts: 1 }]);
    });

    test('goes through more than one page', async () => {
      await store.sql(
        `insert into outbox
           (subject_id, subject, event_id, endpoint, type, market, occurred_at, pending_since,
             next_attempt_at, expired_at)
         select 'c' || number, 'cart', number, $1, 'cart.deleted', 'US', now(), now(), now(), now()
         from generate_series(1, 4500) as number`,
        [one],
      );
      expect(await store.replayEvents({ expired: true }, [one])).toBe(4500);
      expect(await store.backlog()).toMatchObject([{ count: 4500 }]);
    });

    test('gives an event its full time again before it expires', async () => {
      const cart = randomUUID();
      await set(cart);
      await store.sql(`
        update outbox set expired_at = now(), pending_since = now() - interval '9 hours',
          next_attempt_at = now() - interval '9 hours'`);
      await store.replayEvents({ expired: true }, [one]);
      expect(await store.expireEvents(hourMs)).toBe(0);
      expect((await due())[0]?.pendingForMs).toBeLessThan(hourMs);
    });
  });
});
