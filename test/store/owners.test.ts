import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Choice } from '../../src/checkout/shipping.ts';
import { postgresql } from '../../src/store/dialects.ts';
import { openOutbox } from '../../src/store/functions/stored-function.ts';
import { cartRows, toCartRow } from '../../src/store/rows.ts';
import { skipUnless } from '../support/skip-unless.ts';
import { address, origin, otherAddress, settingOf } from './samples.ts';
import { createSchema, describePostgres, eachDialect, openPostgresOn, type TestStore } from './stores.ts';

const offer = { submitted: address, suggested: otherAddress };

const settingBy = (choice: Choice | null) => {
  const setting = settingOf();
  return { ...setting, decision: { ...setting.decision, choice } };
};
const plain = settingBy(null);

eachDialect((name, open) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  });

  const ownerOf = async (cart: string) =>
    (await store.sql('select profile_id, session_id from carts where cart_id = $1', [cart]))[0];

  describe('a cart', () => {
    test('belongs to the guest who was offered or set an address', async () => {
      const [offered, set] = [randomUUID(), randomUUID()];
      await store.keepOffer(offered, 'US', offer, { ...origin, session: 's1' });
      await store.setShipping(set, 'US', plain, { ...origin, session: 's2' });
      expect(await ownerOf(offered)).toEqual({ profile_id: null, session_id: 's1' });
      expect(await ownerOf(set)).toEqual({ profile_id: null, session_id: 's2' });
    });

    test('passes to the profile and session that set an address', async () => {
      const cart = randomUUID();
      await store.setShipping(cart, 'US', plain, { ...origin, session: 'guest' });
      await store.setShipping(cart, 'US', plain, { ...origin, profile: 'ann', session: 'of ann' });
      expect(await ownerOf(cart)).toEqual({ profile_id: 'ann', session_id: 'of ann' });
      await store.setShipping(cart, 'US', plain, { ...origin, profile: 'bob', session: 'of bob' });
      expect(await ownerOf(cart)).toEqual({ profile_id: 'bob', session_id: 'of bob' });
    });

    test('stays the profile’s when a guest sets an address', async () => {
      const cart = randomUUID();
      await store.setShipping(cart, 'US', plain, { ...origin, profile: 'ann', session: 's1' });
      await store.setShipping(cart, 'US', plain, { ...origin, session: 's2' });
      expect(await ownerOf(cart)).toEqual({ profile_id: 'ann', session_id: 's2' });
    });

    test('stays with the owner of its address when somebody else is offered one', async () => {
      const cart = randomUUID();
      await store.setShipping(cart, 'US', plain, { ...origin, profile: 'ann', session: 's1' });
      await store.keepOffer(cart, 'US', offer, { ...origin, profile: 'bob', session: 's2' });
      expect(await ownerOf(cart)).toEqual({ profile_id: 'ann', session_id: 's1' });
    });
  });

  describe('the record of choices', () => {
    const entriesOf = (cart: string) =>
      store.sql(
        `select subject, profile_id, session_id, action, actor, details, request_id
         from audit_trail where subject_id = $1 order by audit_id`,
        [cart],
      );

    test('has no entry for an address that was acceptable as sent, nor for an offer', async () => {
      const cart = randomUUID();
      await store.keepOffer(cart, 'US', offer, origin);
      await store.setShipping(cart, 'US', plain, origin);
      await store.setShipping(cart, 'US', settingBy('Accept'), origin);
      await store.keepOffer(cart, 'US', offer, origin);
      expect(await entriesOf(cart)).toHaveLength(1);
    });

    test('says who chose what for which cart in which request, and nothing that was typed', async () => {
      const cart = randomUUID();
      const ann = { profile: 'ann', session: 's1', requestId: 'request-1' };
      await store.setShipping(cart, 'DE', settingBy('Override'), ann);
      await store.setShipping(cart, 'DE', settingBy('Accept'), { ...ann, profile: undefined });
      const common = { subject: 'cart', session_id: 's1', request_id: 'request-1' };
      const details = {
        market: 'DE',
        overridden: ['PostalCode.Mismatch'],
        change: null,
        dataVersion: 'test',
      };
      expect(await entriesOf(cart)).toEqual([
        { ...common, profile_id: 'ann', action: 'override address', actor: 'ann', details },
        { ...common, profile_id: null, action: 'accept address', actor: null, details },
      ]);
    });

    test('records each of several choices that are written together', async () => {
      const carts = Array.from({ length: 40 }, () => randomUUID());
      const choices = [null, 'Accept', 'Override'] as const;
      await Promise.all(
        carts.map((cart, number) =>
          store.setShipping(cart, 'US', settingBy(choices[number % 3] ?? null), origin),
        ),
      );
      const rows = await store.sql(
        'select action, count(*)::int as count from audit_trail where subject_id = any($1) group by action order by action',
        [carts],
      );
      expect(rows).toEqual([
        { action: 'accept address', count: 13 },
        { action: 'override address', count: 13 },
      ]);
    });
  });

  const unlessCitus = skipUnless(name !== 'Citus', 'the release before did not know Citus');
  describe('statements of the previous release', unlessCitus, () => {
    test('write carts that belong to nobody', async () => {
      const cart = randomUUID();
      await store.sql(
        `insert into carts (cart_id, market, setting, offer, updated_at) values ($1, 'US', null, null, now())`,
        [cart],
      );
      expect(await ownerOf(cart)).toEqual({ profile_id: null, session_id: null });
    });

    test('record their reads of sealed fields in the same trail', async () => {
      const session = randomUUID();
      await store.sql(
        `insert into audit (session_id, action, actor, request_id, at) values ($1, 'read sensitive fields', 'clerk', 'r', now())`,
        [session],
      );
      expect(
        await store.sql('select subject, actor from audit_trail where subject_id = $1', [session]),
      ).toEqual([{ subject: 'session', actor: 'clerk' }]);
    });
  });
});

describePostgres(() => {
  test('setting a cart again changes no index, whoever owns it', async () => {
    const schema = await createSchema();
    const store = await openPostgresOn(schema.url);
    await store.migrate();
    await store.close();
    const client = new pg.Client({ connectionString: schema.url });
    await client.connect();
    try {
      await client.query('begin');
      const ann = { ...origin, profile: 'ann' };
      const values = cartRows.values([toCartRow('c', 'US', plain, null, ann)]);
      const write = postgresql.functions.writeCarts.call(openOutbox());
      for (let time = 0; time < 4; time += 1)
        await client.query(write.text, [...values, Number.POSITIVE_INFINITY]);
      const { rows } = await client.query(
        `select n_tup_upd::int as updates, n_tup_hot_upd::int as without_index
         from pg_stat_xact_user_tables where relid = 'carts'::regclass`,
      );
      expect(rows).toEqual([{ updates: 3, without_index: 3 }]);
    } finally {
      await client.end();
      await schema.drop();
    }
  });
});
