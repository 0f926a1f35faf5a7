import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { citusFunctions } from '../../src/store/citus/citus-functions.ts';
import { openOutbox } from '../../src/store/functions/stored-function.ts';
import { migrations } from '../../src/store/migrations/migrations.ts';
import * as decisions from '../../src/store/sql-decision-store.ts';
import * as events from '../../src/store/sql-event-store.ts';
import * as privacy from '../../src/store/sql-privacy-store.ts';
import * as steps from '../../src/store/statements.ts';
import { application, clerk, entryOf, otherAddress, settingOf } from './samples.ts';
import { statementsOf } from './statements-of.ts';
import { bothDialects, describePostgres, type TestStore } from './stores.ts';

const outbox = openOutbox({ endpoints: ['shop'] });
const shared = [steps, privacy, events, decisions].flatMap(statementsOf);

describe('statements that Citus runs as they are', () => {
  /** What Citus refuses, or answers differently from PostgreSQL. */
  const refused: readonly [string, RegExp][] = [
    ['lock rows, which takes one shard', /for update/],
    ['recur', /\brecursive\b/],
    ['name rows by their place', /\bctid\b/],
    ['number events by the sequence, which each node has for itself', /nextval/],
    ['make documents of whole rows, whose columns lose their names', /to_jsonb\((?!erased\b)/],
    ['write to the view of the release before', /into audit\b(?!_)/],
  ];
  test.each(refused)('do not %s', (_what, pattern) => {
    expect(shared.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([]);
  });
});

describe('functions on Citus', () => {
  test.each(citusFunctions.all)('$name takes no element of an array inside a statement', ({ definition }) => {
    const body = definition.slice(definition.indexOf('begin'));
    const written = [...body.matchAll(/\b(insert|update|delete)\b[^;]*/g)].map(([text]) => text);
    expect(written.filter((text) => /\w\[\w+\]/.test(text))).toEqual([]);
  });

  test.each(citusFunctions.all)('$name keeps no plan, which would grow with each run', ({ definition }) => {
    expect(definition.slice(0, definition.indexOf('declare'))).toMatch(
      / set plan_cache_mode = force_custom_plan /,
    );
  });

  test.each(citusFunctions.all.filter(({ placedBy }) => placedBy !== undefined))(
    '$name finds its rows by the key that it is sent by',
    ({ definition, placedBy }) => {
      expect(definition).toMatch(new RegExp(`\\(${placedBy} text,`));
    },
  );

  test('are called with a key that is never null, since a null key ends the server', () => {
    const texts = citusFunctions.all.map((stored) => stored.call(outbox).text);
    for (const text of texts) expect(text).not.toMatch(/_[0-9a-f]{8}\(\(/);
    expect(texts.filter((text) => text.includes("(coalesce(($1::text[])[1], '')"))).toHaveLength(3);
  });
});

test('a migration adds no column together with a check, which a spread table refuses', () => {
  for (const { id, sql } of migrations.filter(({ id }) => id > 4))
    expect([id, /add column[^,;]*check/.test(sql)]).toEqual([id, false]);
});

describePostgres(() => {
  describe('both dialects', () => {
    const openers = bothDialects();
    let stores: readonly TestStore[];
    beforeAll(async () => {
      stores = await Promise.all(openers.map((open) => open({ outbox: { endpoints: ['shop'] } })));
    });

    const carts = ['c1', 'c2', 'c3'] as const;
    const sessions = ['s1', 's2'] as const;
    const profiles = ['p1', 'p2'] as const;
    const cart = fc.constantFrom(...carts);
    const session = fc.constantFrom(...sessions);
    const profile = fc.constantFrom(...profiles);
    const market = fc.constantFrom('US', 'DE');
    const choice = fc.constantFrom(null, 'Accept' as const, 'Override' as const);
    const offer = { submitted: otherAddress, suggested: otherAddress };
    const origin = fc.record({
      profile: fc.option(profile, { nil: undefined }),
      session,
      requestId: fc.constantFrom('r1', 'r2'),
    });

    type Step = (store: TestStore) => Promise<unknown>;
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.tuple(cart, market, choice, origin).map(([id, of, chosen, by]): Step => {
        const setting = settingOf();
        const decided = { ...setting, decision: { ...setting.decision, choice: chosen } };
        return (store) => store.setShipping(id, of, decided, by);
      }),
      fc.tuple(cart, market, origin).map(
        ([id, of, by]): Step =>
          (store) =>
            store.keepOffer(id, of, offer, by),
      ),
      fc.tuple(session, profile, fc.constantFrom('site1', 'site2')).map(([id, owner, siteUrl]): Step => {
        const entry = entryOf({ session: id, owner, application: { ...application, siteUrl } });
        return (store) => store.storeApplication(entry);
      }),
      fc.tuple(session, profile).map(
        ([id, owner]): Step =>
          (store) =>
            store.registerApplication(id, owner, clerk),
      ),
      cart.map(
        (id): Step =>
          (store) =>
            store.deleteCart(id, clerk),
      ),
      cart.map(
        (id): Step =>
          (store) =>
            store.findCart(id, clerk),
      ),
      session.map(
        (id): Step =>
          (store) =>
            store.deleteApplication(id, clerk),
      ),
      session.map(
        (id): Step =>
          (store) =>
            store.findSealedApplication(id, clerk),
      ),
      profile.map(
        (id): Step =>
          (store) =>
            store.deleteProfile(id, clerk),
      ),
      fc.uniqueArray(profile, { minLength: 1 }).map((ids): Step => {
        const entries = ids.map((id) => ({
          id,
          market: 'US',
          address: otherAddress,
          email: null,
          phone: null,
        }));
        return (store) => store.putProfiles(entries, clerk);
      }),
      profile.map(
        (id): Step =>
          (store) =>
            store.eraseData({ kind: 'profile', id }, clerk, { siteUrls: true }),
      ),
    );

    /** Everything stored except times and drawn numbers, with events in the order of their numbers. */
    const contentOf = async (store: TestStore) => ({
      carts: await store.sql(
        'select cart_id, market, setting, offer, profile_id, session_id from carts order by 1',
      ),
      profiles: await store.sql('select profile_id, market, record from profiles order by 1'),
      applications: await store.sql(
        'select session_id, market, owner, record, site_url from applications order by 1',
      ),
      registrations: await store.sql('select session_id, site_url, owner from registrations order by 1'),
      siteUrls: await store.sql('select * from site_urls order by 1'),
      audit: await store.sql(
        `select subject, subject_id, profile_id, session_id, action, actor, details, request_id
         from audit_trail
         order by subject, subject_id, action, profile_id, session_id, actor, details::text, request_id`,
      ),
      events: await store.sql(
        'select subject_id, subject, endpoint, type, market from outbox order by subject_id, event_id, endpoint',
      ),
    });

    test('give the same answers and hold the same data after any steps', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
          for (const take of steps) {
            const [one, other] = await Promise.all(stores.map((store) => take(store)));
            expect(other).toEqual(one);
          }
          const [one, other] = await Promise.all(stores.map(contentOf));
          expect(other).toEqual(one);
        }),
        { numRuns: 15 },
      );
    }, 60_000);
  });
});
