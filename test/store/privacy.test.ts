import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressParts, type PostalAddress } from '../../src/address/postal-address.ts';
import type { DataSubject } from '../../src/checkout/ports.ts';
import { FieldCipherError } from '../../src/store/field-cipher.ts';
import { exportData } from '../../src/store/sql-privacy-store.ts';
import { skipUnless } from '../support/skip-unless.ts';
import { application, clerk, entryOf, origin, pairOf, settingOf } from './samples.ts';
import { eachStoreAndPooler, type TestStore } from './stores.ts';

const keepUrls = { siteUrls: false };

eachStoreAndPooler((name, open) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open({ outbox: { endpoints: ['one', 'two'] } });
  });

  /** Everything that the store can hold about somebody, all of it with the mark. */
  async function somebody(profile: string | undefined) {
    const mark = `M${randomUUID().replaceAll('-', '')}`;
    const marked = (field: string) => `${field}${mark}`;
    const [session, basket, registered] = [randomUUID(), randomUUID(), randomUUID()];
    const address = addressOf(marked);
    const siteUrl = marked('shop');
    const from = { ...origin, profile, session };
    const contact = { email: marked('email'), phone: marked('phone') };
    const setting = settingOf({
      address,
      ...contact,
      shipToEmail: marked('ship'),
      poNumber: marked('po'),
      shipToInstruction: marked('instruction'),
    });
    await store.setShipping(session, 'US', setting, from);
    await store.keepOffer(basket, 'DE', { submitted: address, suggested: address }, from);
    await store.storeApplication(
      entryOf({
        session,
        owner: profile,
        application: {
          ...application,
          siteUrl,
          pin: marked('pin'),
          taxId: marked('tax'),
          email: marked('mail'),
        },
      }),
    );
    const buyer =
      profile === undefined
        ? { kind: 'session' as const, id: session }
        : { kind: 'profile' as const, id: profile };
    await store.addPairs([pairOf({ buyer, locality: marked('city'), localityKey: marked('key') })]);
    if (profile !== undefined) {
      await store.putProfiles([{ id: profile, market: 'US', address, ...contact }], clerk);
      await store.storeApplication(
        entryOf({ session: registered, application: { ...application, siteUrl: marked('own') } }),
      );
      await store.registerApplication(registered, profile, clerk);
    }
    const typed = [
      'name',
      'line1',
      'postalCode',
      'email',
      'phone',
      'ship',
      'po',
      'instruction',
      'shop',
      'mail',
      'city',
    ];
    return {
      profile,
      session,
      basket,
      registered,
      mark,
      open: typed.map(marked),
      sealed: ['pin', 'tax'].map(marked),
    };
  }

  const named = () => somebody(`profile ${randomUUID()}`);
  const profileOf = ({ profile }: { profile: string | undefined }): DataSubject => ({
    kind: 'profile',
    id: profile ?? '',
  });
  const sessionOf = ({ session }: { session: string }): DataSubject => ({ kind: 'session', id: session });
  const missing = (texts: readonly string[], content: unknown) =>
    texts.filter((text) => !JSON.stringify(content).includes(text));

  async function dump(): Promise<string> {
    const tables = await store.sql(
      `select table_name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    const rows = [];
    for (const { table_name } of tables)
      rows.push(
        ...(await store.sql(
          `select '${table_name}' as table, to_jsonb(held) as row from ${table_name} as held`,
        )),
      );
    return JSON.stringify(rows);
  }

  const auditOf = (id: string) =>
    store.sql(
      'select action, actor, request_id, details from audit_trail where subject_id = $1 order by audit_id',
      [id],
    );

  describe('exporting', () => {
    test('an unknown subject has nothing, and that is recorded', async () => {
      const id = randomUUID();
      const nothing = {
        profile: null,
        carts: [],
        applications: [],
        siteUrls: [],
        registrations: [],
        audit: [],
        events: [],
        pairs: [],
      };
      expect(await store.exportData({ kind: 'profile', id }, clerk)).toEqual(nothing);
      expect(await store.exportData({ kind: 'session', id }, clerk)).toEqual(nothing);
      expect(await auditOf(id)).toHaveLength(2);
    });

    test('a profile gets everything it typed, in carts of any name, and nothing of others', async () => {
      const [ann, bob] = [await named(), await named()];
      const data = await store.exportData(profileOf(ann), clerk);
      expect(missing([...ann.open, ...ann.sealed], data)).toEqual([]);
      expect(JSON.stringify(data)).not.toContain(bob.mark);
      expect(data).toMatchObject({
        profile: { id: ann.profile },
        applications: [{ session: ann.session, owner: ann.profile }],
        siteUrls: [{ siteUrl: `own${ann.mark}` }],
        registrations: [{ siteUrl: `own${ann.mark}`, owner: ann.profile }],
      });
      expect(data.carts.map(({ cart }) => cart).sort()).toEqual([ann.session, ann.basket].sort());
      expect(data.audit.map(({ action }) => action).sort()).toEqual([
        'override address',
        'put profile',
        'register application',
      ]);
    });

    test('a guest’s session finds its carts, application and decisions, and nothing of others', async () => {
      const [guest, bob] = [await somebody(undefined), await named()];
      const data = await store.exportData(sessionOf(guest), clerk);
      expect(missing([...guest.open, ...guest.sealed], data)).toEqual([]);
      expect(JSON.stringify(data)).not.toContain(bob.mark);
      expect(data).toMatchObject({
        profile: null,
        carts: expect.arrayContaining([
          expect.objectContaining({
            cart: guest.session,
            market: 'US',
            session: guest.session,
            profile: null,
          }),
          expect.objectContaining({ cart: guest.basket, market: 'DE' }),
        ]),
        audit: [{ action: 'override address', subject: 'cart', actor: null }],
      });
    });

    test('finds a cart of an earlier release by its name, but not one that has a session', async () => {
      const [old, taken] = [randomUUID(), randomUUID()];
      await store.sql(`insert into carts (cart_id, market, updated_at) values ($1, 'US', now())`, [old]);
      await store.setShipping(taken, 'US', settingOf(), { ...origin, session: randomUUID() });
      const cartsOf = async (id: string) => (await store.exportData({ kind: 'session', id }, clerk)).carts;
      expect(await cartsOf(old)).toMatchObject([{ cart: old, session: null }]);
      expect(await cartsOf(taken)).toEqual([]);
    });

    test('finds the events that are about its carts and its applications, once each', async () => {
      const ann = await named();
      await named();
      const eventsOf = async (subject: DataSubject) =>
        (await store.exportData(subject, clerk)).events.map(({ type, subjectId }) => [type, subjectId]);
      const ofSession = [
        ['cart.address.set', ann.session],
        ['application.stored', ann.session],
      ];
      expect(await eventsOf(sessionOf(ann))).toEqual(ofSession);
      expect(await eventsOf(profileOf(ann))).toEqual([
        ...ofSession,
        ['application.stored', ann.registered],
        ['application.registered', ann.registered],
      ]);
    });

    test('fails if a sealed field cannot be read, rather than giving part of an answer', async () => {
      const ann = await named();
      await store.sql(`update applications set pin = 'v1.gone.AAAA' where session_id = $1`, [ann.session]);
      await expect(store.exportData(profileOf(ann), clerk)).rejects.toThrow(FieldCipherError);
    });
  });

  describe('erasing', () => {
    test('an unknown subject has nothing, and that is recorded', async () => {
      const id = randomUUID();
      const nothing = {
        profiles: 0,
        carts: 0,
        offers: 0,
        applications: 0,
        registrations: 0,
        siteUrls: 0,
        pairs: 0,
      };
      expect(await store.eraseData({ kind: 'session', id }, clerk, keepUrls)).toEqual({
        ...nothing,
        keptSiteUrls: [],
      });
      expect(await auditOf(id)).toEqual([
        { action: 'erase data', actor: 'clerk', request_id: 'request-1', details: nothing },
      ]);
    });

    test('a profile removes all that it typed from every table, and nothing of others', async () => {
      const [ann, bob] = [await named(), await named()];
      const before = await dump();
      expect(missing([...ann.open, ...bob.open], before)).toEqual([]);
      expect(await store.eraseData(profileOf(ann), clerk, { siteUrls: true })).toEqual({
        profiles: 1,
        carts: 2,
        offers: 0,
        applications: 1,
        registrations: 1,
        siteUrls: 1,
        pairs: 1,
        keptSiteUrls: [],
      });
      const after = await dump();
      expect(after.toLowerCase()).not.toContain(ann.mark.toLowerCase());
      expect(after.split(bob.mark)).toHaveLength(before.split(bob.mark).length);
      expect(await store.exportData(profileOf(bob), clerk)).toMatchObject({ profile: { id: bob.profile } });
    });

    test('a session removes everything that a guest typed from every table', async () => {
      const guest = await somebody(undefined);
      expect(await store.eraseData(sessionOf(guest), clerk, keepUrls)).toMatchObject({
        carts: 2,
        applications: 1,
        pairs: 1,
      });
      expect((await dump()).toLowerCase()).not.toContain(guest.mark.toLowerCase());
    });

    test('keeps and names registered site URLs, unless told to delete them', async () => {
      const ann = await named();
      const kept = { siteUrls: 0, keptSiteUrls: [`own${ann.mark}`] };
      expect(await store.eraseData(profileOf(ann), clerk, keepUrls)).toMatchObject({ ...kept, profiles: 1 });
      expect(await store.eraseData(profileOf(ann), clerk, keepUrls)).toMatchObject({
        ...kept,
        profiles: 0,
        carts: 0,
      });
      expect(await store.eraseData(profileOf(ann), clerk, { siteUrls: true })).toMatchObject({
        siteUrls: 1,
        keptSiteUrls: [],
      });
      expect(await store.findSiteUrl(`own${ann.mark}`)).toBeNull();
    });

    test('keeps the audit trail, with an entry about each erasure', async () => {
      const ann = await named();
      await store.eraseData(profileOf(ann), clerk, keepUrls);
      const { audit } = await store.exportData(profileOf(ann), clerk);
      expect(audit.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['override address', 'register application', 'erase data']),
      );
    });

    test('writes an event for each cart and application that is gone', async () => {
      const ann = await named();
      await store.eraseData(profileOf(ann), clerk, keepUrls);
      const rows = await store.sql(
        `select type, subject_id, count(*)::int as endpoints from outbox
         where type like '%.deleted' and subject_id = any($1) group by 1, 2 order by 1, 2`,
        [[ann.session, ann.basket]],
      );
      const carts = [ann.session, ann.basket].sort();
      expect(rows).toEqual([
        { type: 'application.deleted', subject_id: ann.session, endpoints: 2 },
        ...carts.map((subject_id) => ({ type: 'cart.deleted', subject_id, endpoints: 2 })),
      ]);
    });

    test('needs no key for sealed fields', async () => {
      const ann = await named();
      await store.sql(`update applications set pin = 'v1.gone.AAAA' where session_id = $1`, [ann.session]);
      expect(await store.eraseData(profileOf(ann), clerk, keepUrls)).toMatchObject({ applications: 1 });
    });

    test('can run beside writes, and later writes are kept', async () => {
      const ann = { ...origin, profile: randomUUID() };
      const carts = Array.from({ length: 20 }, () => randomUUID());
      const writes = () => Promise.all(carts.map((cart) => store.setShipping(cart, 'US', settingOf(), ann)));
      const erase = () => store.eraseData(profileOf(ann), clerk, keepUrls);
      await Promise.all([writes(), erase(), writes(), erase(), writes()]);
      await writes();
      expect((await store.exportData(profileOf(ann), clerk)).carts).toHaveLength(20);
      expect(await erase()).toMatchObject({ carts: 20 });
    });
  });

  describe('an open offer in the cart of somebody else', () => {
    /** Ann's address, and beside it an offer to Bob or to a guest. */
    async function sharedCart(offeredTo: { profile: string | undefined; session: string }) {
      const [cart, ann] = [randomUUID(), { profile: randomUUID(), session: randomUUID() }];
      const [hers, theirs] = [`M${randomUUID()}`, `M${randomUUID()}`];
      const offered = addressOf((field) => `${field}${theirs}`);
      const setting = settingOf({ address: addressOf((field) => `${field}${hers}`) });
      await store.setShipping(cart, 'US', setting, { ...origin, ...ann });
      await store.keepOffer(
        cart,
        'US',
        { submitted: offered, suggested: offered },
        { ...origin, ...offeredTo },
      );
      return { cart, ann, hers, theirs };
    }
    const bob = () => ({ profile: randomUUID(), session: randomUUID() });
    const subjectsOf = (who: { profile: string | undefined; session: string }) =>
      who.profile === undefined ? [sessionOf(who)] : [sessionOf(who), profileOf(who)];

    test.each([
      ['a profile', bob],
      ['a guest', () => ({ profile: undefined, session: randomUUID() })],
    ])(
      'is exported to %s that it was made to, and neither is shown what is the other’s',
      async (_whose, make) => {
        const other = make();
        const { cart, ann, hers, theirs } = await sharedCart(other);
        for (const subject of subjectsOf(other)) {
          const { carts, events } = await store.exportData(subject, clerk);
          expect(carts).toMatchObject([
            {
              cart,
              setting: null,
              offer: { submitted: {} },
              profile: other.profile ?? null,
              session: other.session,
            },
          ]);
          expect(JSON.stringify(carts)).toContain(theirs);
          expect(JSON.stringify(carts)).not.toMatch(new RegExp(`${hers}|${ann.profile}|${ann.session}`));
          expect(events).toEqual([]);
        }
        for (const subject of subjectsOf(ann)) {
          const { carts } = await store.exportData(subject, clerk);
          expect(carts).toMatchObject([{ cart, setting: { address: {} }, offer: null, ...ann }]);
          expect(JSON.stringify(carts)).not.toContain(theirs);
        }
      },
    );

    test('goes with the data of whoever it was made to, and the address stays', async () => {
      for (const subject of ['profile', 'session'] as const) {
        const other = bob();
        const { cart, hers, theirs } = await sharedCart(other);
        const erased = await store.eraseData({ kind: subject, id: other[subject] }, clerk, keepUrls);
        expect(erased).toMatchObject({ carts: 0, offers: 1 });
        expect(await dump()).not.toContain(theirs);
        expect(await dump()).toContain(hers);
        expect(await store.readCart(cart, 'US')).toMatchObject({ setting: {}, offer: null });
      }
    });

    test('goes with the cart', async () => {
      const { ann, theirs } = await sharedCart(bob());
      expect(await store.eraseData(profileOf(ann), clerk, keepUrls)).toMatchObject({ carts: 1, offers: 0 });
      expect(await dump()).not.toContain(theirs);
    });

    test('belongs to nobody if an earlier release did not record its owner', async () => {
      const cart = randomUUID();
      await store.setShipping(cart, 'US', settingOf(), { ...origin, profile: 'old', session: cart });
      await store.sql(`update carts set offer = '{"submitted": {}, "suggested": {}}' where cart_id = $1`, [
        cart,
      ]);
      expect((await store.readCart(cart, 'US')).offer).toMatchObject({ profile: null, session: null });
      for (const subject of subjectsOf({ profile: 'old', session: cart }))
        expect((await store.exportData(subject, clerk)).carts).toMatchObject([{ cart, offer: null }]);
    });

    test.each(['profile', 'session'] as const)(
      'is found by an index for a %s',
      skipUnless(name === 'embedded', 'only the embedded store uses an index however few rows there are'),
      async (kind) => {
        const plan = await store.sql(`explain ${exportData[kind].text}`, ['somebody', 'clerk', null, 'hash']);
        expect(JSON.stringify(plan)).toContain(`carts_by_offered_${kind}`);
      },
    );
  });

  describe('the audit trail', () => {
    test('can be listed by subject, action, time and number, newest last', async () => {
      const ann = await named();
      await store.findSealedApplication(ann.session, clerk);
      await store.exportData(profileOf(ann), clerk);
      const actions = async (filter: object) =>
        (await store.listAudit({ limit: 10, ...filter })).map(({ action }) => action);
      const profile = ann.profile ?? '';
      const all = [
        'override address',
        'put profile',
        'register application',
        'read sensitive fields',
        'export data',
      ];
      expect(await actions({ profile })).toEqual(all);
      expect(await actions({ profile, limit: 2 })).toEqual(all.slice(3));
      expect(await actions({ profile, action: 'export data' })).toEqual(['export data']);
      expect(await actions({ session: ann.session })).toEqual(['override address', 'read sensitive fields']);
      expect(await actions({ cart: ann.session })).toEqual(['override address']);
      expect(await actions({ profile, since: new Date(Date.now() + 3_600_000) })).toEqual([]);
      expect(await actions({ profile, since: new Date(Date.now() - 3_600_000) })).toEqual(all);
    });

    test('says who did what, when, and with which request', async () => {
      const ann = await named();
      await store.findSealedApplication(ann.session, clerk);
      const [entry] = await store.listAudit({
        session: ann.session,
        action: 'read sensitive fields',
        limit: 1,
      });
      expect(entry).toEqual({
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        action: 'read sensitive fields',
        actor: 'clerk',
        subject: 'session',
        subjectId: ann.session,
        profile: ann.profile,
        session: null,
        details: null,
        requestId: 'request-1',
      });
    });
  });
});

function addressOf(marked: (field: string) => string): PostalAddress {
  return Object.fromEntries(addressParts.map((part) => [part, marked(part)])) as unknown as PostalAddress;
}
