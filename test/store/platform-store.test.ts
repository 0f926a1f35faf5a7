import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteUrlEntry } from '../../src/registry/registry-entries.ts';
import { address, application, clerk, entryOf, origin, otherAddress, settingOf } from './samples.ts';
import { eachStoreAndPooler, type TestStore } from './stores.ts';

const { pin: _pin, taxId: _taxId, dateOfBirth: _dateOfBirth, ...open } = application;

eachStoreAndPooler((_name, openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });

  const putSiteUrl = async (entry: SiteUrlEntry) =>
    (await store.putSiteUrls([entry], clerk)).length === 0 ? 'stored' : 'taken';

  const auditOf = (session: string) =>
    store.sql('select action, actor, request_id from audit_trail where subject_id = $1 order by audit_id', [
      session,
    ]);

  /** Applies for a site URL, a new one by default. */
  async function applied(siteUrl = `Site${randomUUID().replaceAll('-', '')}`, owner?: string) {
    const entry = entryOf({ owner, application: { ...application, siteUrl } });
    await store.storeApplication(entry);
    return { session: entry.session, siteUrl };
  }

  describe('what does not exist', () => {
    test('is read as null', async () => {
      const id = randomUUID();
      expect(await store.findProfile(id, clerk)).toBeNull();
      expect(await store.findBranch(404)).toBeNull();
      expect(await store.findSiteUrl(id)).toBeNull();
      expect(await store.findCart(id, clerk)).toBeNull();
      expect(await store.findApplication(id, clerk)).toBeNull();
      expect(await store.findSealedApplication(id, clerk)).toBeNull();
      expect(await store.registerApplication(id, 'anybody', clerk)).toBeNull();
      expect(await auditOf(id)).toEqual([]);
    });

    test('is deleted without a fault', async () => {
      const id = randomUUID();
      await store.deleteProfile(id, clerk);
      await store.deleteBranch(404, clerk);
      await store.deleteSiteUrl(id, clerk);
      await store.deleteCart(id, clerk);
      await expect(store.deleteApplication(id, clerk)).resolves.toBeUndefined();
    });
  });

  describe('in the records', () => {
    test('a profile is found in its market and gone once it is deleted', async () => {
      const entry = { id: randomUUID(), market: 'DE', address, email: null, phone: '1' };
      const other = { ...entry, id: randomUUID() };
      await store.putProfiles([entry, other], clerk);
      expect(await store.findProfile(entry.id, clerk)).toEqual(entry);
      await store.deleteProfile(entry.id, clerk);
      expect(await store.findProfile(entry.id, clerk)).toBeNull();
      expect(await store.findProfile(other.id, clerk)).toEqual(other);
    });

    test('a branch is found and gone once it is deleted', async () => {
      const entry = { id: 9_007_199_254_740_991, market: 'US', name: 'East', province: null, active: false };
      await store.putBranches([entry], clerk);
      expect(await store.findBranch(entry.id)).toEqual(entry);
      await store.deleteBranch(entry.id, clerk);
      expect(await store.findBranch(entry.id)).toBeNull();
    });

    test('a site URL of somebody else is not taken over, in whatever case', async () => {
      expect(await putSiteUrl({ siteUrl: 'LakeShop', owner: 'lake' })).toBe('stored');
      expect(await putSiteUrl({ siteUrl: 'lakeshop', owner: 'river' })).toBe('taken');
      expect(await store.findSiteUrl('LAKESHOP')).toEqual({ siteUrl: 'LakeShop', owner: 'lake' });
    });

    test('the owner of a site URL can store it again, even in another spelling', async () => {
      await putSiteUrl({ siteUrl: 'HillShop', owner: 'hill' });
      expect(await putSiteUrl({ siteUrl: 'hillShop', owner: 'hill' })).toBe('stored');
      expect(await store.findSiteUrl('hillshop')).toEqual({ siteUrl: 'hillShop', owner: 'hill' });
    });

    test('a deleted site URL is free for anybody', async () => {
      await putSiteUrl({ siteUrl: 'SeaShop', owner: 'sea' });
      await store.deleteSiteUrl('seaSHOP', clerk);
      expect(await putSiteUrl({ siteUrl: 'SeaShop', owner: 'shore' })).toBe('stored');
    });

    test('one of the owners who store one site URL at once gets it', async () => {
      const owners = Array.from({ length: 8 }, (_, number) => `owner ${number}`);
      const outcomes = await Promise.all(owners.map((owner) => putSiteUrl({ siteUrl: 'RaceShop', owner })));
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
      expect((await store.findSiteUrl('raceshop'))?.owner).toBe(owners[outcomes.indexOf('stored')]);
    });
  });

  describe('among carts', () => {
    test('a cart is found with its market, setting and offer, and gone once it is deleted', async () => {
      const cart = randomUUID();
      const offer = { submitted: address, suggested: otherAddress };
      await store.setShipping(cart, 'DE', settingOf(), origin);
      await store.keepOffer(cart, 'DE', offer, origin);
      expect(await store.findCart(cart, clerk)).toEqual({
        cart,
        market: 'DE',
        setting: settingOf(),
        offer: { ...offer, profile: null, session: origin.session },
      });
      await store.deleteCart(cart, clerk);
      expect(await store.findCart(cart, clerk)).toBeNull();
      expect(await store.readCart(cart, 'DE')).toEqual({ setting: null, offer: null });
    });
  });

  describe('applications', () => {
    test('are found without sealed fields, and the read is recorded', async () => {
      const { session, siteUrl } = await applied(undefined, 'sponsor');
      expect(await store.findApplication(session, clerk)).toEqual({
        session,
        market: 'US',
        owner: 'sponsor',
        application: { ...open, siteUrl },
      });
      expect(await auditOf(session)).toEqual([
        { action: 'read application', actor: 'clerk', request_id: 'request-1' },
      ]);
    });

    test('are found without sealed fields even where their key is missing', async () => {
      const { session } = await applied();
      await store.sql(`update applications set pin = 'v1.gone.AAAA' where session_id = $1`, [session]);
      expect(await store.findApplication(session, clerk)).toMatchObject({ session });
      await expect(store.findSealedApplication(session, clerk)).rejects.toThrow('applications.pin');
    });

    test('are found whole, and each read is recorded', async () => {
      const { session, siteUrl } = await applied();
      const held = { session, market: 'US', owner: null, application: { ...application, siteUrl } };
      expect(await store.findSealedApplication(session, clerk)).toEqual(held);
      await store.findSealedApplication(session, { actor: 'auditor', requestId: 'request-2' });
      expect(await auditOf(session)).toEqual([
        { action: 'read sensitive fields', actor: 'clerk', request_id: 'request-1' },
        { action: 'read sensitive fields', actor: 'auditor', request_id: 'request-2' },
      ]);
    });

    test('are gone once they are deleted', async () => {
      const { session } = await applied();
      await store.deleteApplication(session, clerk);
      expect(await store.findApplication(session, clerk)).toBeNull();
    });
  });

  describe('registering an application', () => {
    test('registers its site URL as it was typed and ends it', async () => {
      const { session, siteUrl } = await applied();
      expect(await store.registerApplication(session, 'new', clerk)).toEqual({
        session,
        siteUrl,
        owner: 'new',
      });
      expect(await store.findSiteUrl(siteUrl)).toEqual({ siteUrl, owner: 'new' });
      expect(await store.findApplication(session, clerk)).toBeNull();
    });

    test('again answers the same and registers nothing, even if the site URL was deleted', async () => {
      const { session, siteUrl } = await applied();
      const first = await store.registerApplication(session, 'new', clerk);
      expect(await store.registerApplication(session, 'new', clerk)).toEqual(first);
      await store.deleteSiteUrl(siteUrl, clerk);
      expect(await store.registerApplication(session, 'new', clerk)).toEqual(first);
      expect(await store.findSiteUrl(siteUrl)).toBeNull();
    });

    test('is recorded once, with the actor', async () => {
      const { session } = await applied();
      for (const actor of ['first', 'second'])
        await store.registerApplication(session, 'new', { actor, requestId: 'request-3' });
      expect(await auditOf(session)).toEqual([
        { action: 'register application', actor: 'first', request_id: 'request-3' },
      ]);
    });

    test('again for another owner finds it taken', async () => {
      const { session } = await applied();
      await store.registerApplication(session, 'new', clerk);
      expect(await store.registerApplication(session, 'another', clerk)).toBe('taken');
    });

    test('whose site URL somebody else has leaves everything as it was', async () => {
      const { session, siteUrl } = await applied();
      await putSiteUrl({ siteUrl: siteUrl.toUpperCase(), owner: 'rival' });
      expect(await store.registerApplication(session, 'new', clerk)).toBe('taken');
      expect(await store.findApplication(session, clerk)).toMatchObject({ session });
      expect(await store.findSiteUrl(siteUrl)).toMatchObject({ owner: 'rival' });
      expect(await store.sql('select from registrations where session_id = $1', [session])).toEqual([]);
    });

    test('whose site URL the owner already has ends it', async () => {
      const { session, siteUrl } = await applied();
      await putSiteUrl({ siteUrl, owner: 'new' });
      expect(await store.registerApplication(session, 'new', clerk)).toEqual({
        session,
        siteUrl,
        owner: 'new',
      });
      expect(await store.findApplication(session, clerk)).toBeNull();
    });

    test('by several sessions with one name succeeds for one; others keep their applications', async () => {
      const siteUrl = `Rush${randomUUID().replaceAll('-', '')}`;
      const sessions = await Promise.all(Array.from({ length: 8 }, () => applied(siteUrl)));
      const outcomes = await Promise.all(
        sessions.map(({ session }) => store.registerApplication(session, `owner of ${session}`, clerk)),
      );
      const winners = sessions.filter((_, position) => outcomes[position] !== 'taken');
      expect(winners).toHaveLength(1);
      const kept = await Promise.all(sessions.map(({ session }) => store.findApplication(session, clerk)));
      expect(kept.filter((held) => held !== null)).toHaveLength(7);
      expect((await store.findSiteUrl(siteUrl))?.owner).toBe(`owner of ${winners[0]?.session}`);
    });

    test('several times at once answers each call the same', async () => {
      const { session, siteUrl } = await applied();
      const calls = Array.from({ length: 8 }, () => store.registerApplication(session, 'new', clerk));
      for (const answer of await Promise.all(calls))
        expect(answer).toEqual({ session, siteUrl, owner: 'new' });
    });

    test('after a new application of a registered session registers the new name', async () => {
      const { session } = await applied();
      await store.registerApplication(session, 'new', clerk);
      await store.storeApplication(
        entryOf({ session, application: { ...application, siteUrl: 'SecondShop' } }),
      );
      expect(await store.registerApplication(session, 'new', clerk)).toMatchObject({ siteUrl: 'SecondShop' });
    });
  });
});
