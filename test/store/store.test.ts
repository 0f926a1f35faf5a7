import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFieldCipher, FieldCipherError } from '../../src/store/field-cipher.ts';
import { StoreRejectedError } from '../../src/store/store-fault.ts';
import { address, application, clerk, entryOf, origin, otherAddress, settingOf } from './samples.ts';
import { eachStoreAndPooler, type TestStore } from './stores.ts';

const offer = { submitted: address, suggested: otherAddress };
const openOffer = { ...offer, profile: null, session: origin.session };

eachStoreAndPooler((_name, open) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  });

  describe('carts', () => {
    test('a cart nobody wrote holds nothing', async () => {
      expect(await store.readCart(randomUUID(), 'US')).toEqual({ setting: null, offer: null });
    });

    test('a setting comes back as it was set', async () => {
      const cart = randomUUID();
      await store.setShipping(cart, 'US', settingOf(), origin);
      expect(await store.readCart(cart, 'US')).toEqual({ setting: settingOf(), offer: null });
    });

    test('an offer leaves the address that is set', async () => {
      const cart = randomUUID();
      await store.setShipping(cart, 'US', settingOf(), origin);
      await store.keepOffer(cart, 'US', offer, origin);
      expect(await store.readCart(cart, 'US')).toEqual({ setting: settingOf(), offer: openOffer });
    });

    test('an offer replaces the offer before it', async () => {
      const cart = randomUUID();
      await store.keepOffer(cart, 'US', { submitted: otherAddress, suggested: address }, origin);
      await store.keepOffer(cart, 'US', offer, origin);
      expect(await store.readCart(cart, 'US')).toEqual({ setting: null, offer: openOffer });
    });

    test('setting an address withdraws the offer', async () => {
      const cart = randomUUID();
      await store.keepOffer(cart, 'US', offer, origin);
      await store.setShipping(cart, 'US', settingOf({ address: otherAddress }), origin);
      expect(await store.readCart(cart, 'US')).toEqual({
        setting: settingOf({ address: otherAddress }),
        offer: null,
      });
    });

    test('a cart holds nothing in a market it was not used in', async () => {
      const cart = randomUUID();
      await store.setShipping(cart, 'US', settingOf(), origin);
      expect(await store.readCart(cart, 'DE')).toEqual({ setting: null, offer: null });
    });

    test('an offer in another market drops the address of the market before', async () => {
      const cart = randomUUID();
      await store.setShipping(cart, 'US', settingOf(), origin);
      await store.keepOffer(cart, 'DE', offer, origin);
      expect(await store.readCart(cart, 'DE')).toEqual({ setting: null, offer: openOffer });
      expect(await store.readCart(cart, 'US')).toEqual({ setting: null, offer: null });
    });

    test('the last write sent to a cart is the one that stays', async () => {
      const cart = randomUUID();
      const numbers = Array.from({ length: 20 }, (_, number) => number + 1);
      await Promise.all(
        numbers.map((branch) => store.setShipping(cart, 'US', settingOf({ branch }), origin)),
      );
      expect((await store.readCart(cart, 'US')).setting?.branch).toBe(20);
    });

    test('writes that come together each reach their own cart', async () => {
      const carts = Array.from({ length: 300 }, () => randomUUID());
      await Promise.all(
        carts.map((cart) => store.setShipping(cart, 'US', settingOf({ poNumber: cart }), origin)),
      );
      const read = await Promise.all(carts.map((cart) => store.readCart(cart, 'US')));
      expect(read.map(({ setting }) => setting?.poNumber)).toEqual(carts);
    });

    test('a write that the store refuses fails alone', async () => {
      const carts = ['a\0b', randomUUID(), randomUUID()];
      const outcomes = await Promise.allSettled(
        carts.map((cart) => store.setShipping(cart, 'US', settingOf(), origin)),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
      expect(outcomes[0]).toMatchObject({ reason: expect.any(StoreRejectedError) });
    });

    test('an error tells neither keys nor values', async () => {
      const error = await store
        .setShipping('sec\0ret', 'US', settingOf(), origin)
        .catch((reason: unknown) => reason);
      expect(JSON.stringify(error) + String(error)).not.toMatch(/sec|nu@example/);
    });
  });

  describe('profiles', () => {
    const entry = { id: randomUUID(), market: 'US', address, email: 'nu@example.com', phone: null };

    test('a profile nobody imported is null', async () => {
      expect(await store.readProfile(randomUUID(), 'US')).toBeNull();
    });

    test('a profile is read in its own market only', async () => {
      await store.putProfiles([entry], clerk);
      expect(await store.readProfile(entry.id, 'US')).toEqual({
        address,
        email: 'nu@example.com',
        phone: null,
      });
      expect(await store.readProfile(entry.id, 'DE')).toBeNull();
    });

    test('the last of two entries with one id counts', async () => {
      await store.putProfiles([entry, { ...entry, address: otherAddress }], clerk);
      expect((await store.readProfile(entry.id, 'US'))?.address).toEqual(otherAddress);
    });

    test('importing no entries is no fault', async () => {
      await expect(store.putProfiles([], clerk)).resolves.toBeUndefined();
    });
  });

  describe('branches', () => {
    test('branches are upserted by id', async () => {
      const east = { id: 9_007_199_254_740_991, market: 'US', name: 'East', province: 'IL', active: true };
      const west = { id: 2, market: 'US', name: 'West', province: null, active: false };
      await store.putBranches([east, west], clerk);
      await store.putBranches([{ ...east, active: false }], clerk);
      expect(await store.readBranches()).toEqual([west, { ...east, active: false }]);
    });
  });

  describe('site URLs', () => {
    test('a site URL nobody registered is free', async () => {
      expect(await store.takenSiteUrls([randomUUID()], undefined)).toEqual(new Set());
    });

    test('a registered site URL is taken in any case, but not for its owner', async () => {
      await store.putSiteUrls([{ siteUrl: 'SunShop', owner: 'sun' }], clerk);
      expect(await store.takenSiteUrls(['sunshop'], 'moon')).toEqual(new Set(['sunshop']));
      expect(await store.takenSiteUrls(['SUNSHOP'], undefined)).toEqual(new Set(['SUNSHOP']));
      expect(await store.takenSiteUrls(['sUNsHOP'], 'sun')).toEqual(new Set());
    });

    test('the taken ones of several site URLs are named as they were asked for', async () => {
      await store.putSiteUrls(
        [
          { siteUrl: 'StarShop', owner: 'star' },
          { siteUrl: 'CometShop', owner: 'comet' },
        ],
        clerk,
      );
      const asked = ['STARshop', randomUUID(), 'cometshop', 'CometShop', 'starshop'];
      const [forStar, forGuest, forNone] = await Promise.all([
        store.takenSiteUrls(asked, 'star'),
        store.takenSiteUrls(asked, undefined),
        store.takenSiteUrls([], undefined),
      ]);
      expect(forStar).toEqual(new Set(['cometshop', 'CometShop']));
      expect(forGuest).toEqual(new Set(['STARshop', 'cometshop', 'CometShop', 'starshop']));
      expect(forNone).toEqual(new Set());
    });

    test('a site URL of somebody else is not stored in any case, and is named', async () => {
      await store.putSiteUrls([{ siteUrl: 'MoonShop', owner: 'sun' }], clerk);
      const entries = [
        { siteUrl: 'moonshop', owner: 'moon' },
        { siteUrl: 'TideShop', owner: 'moon' },
      ];
      expect(await store.putSiteUrls(entries, clerk)).toEqual([entries[0]]);
      expect(await store.takenSiteUrls(['MoonShop', 'TideShop'], 'moon')).toEqual(new Set(['MoonShop']));
    });
  });

  describe('applications', () => {
    test('a session without an application reads null', async () => {
      expect(await store.readApplication(randomUUID())).toBeNull();
    });

    test('an application comes back as it was stored', async () => {
      const entry = entryOf();
      expect(await store.storeApplication(entry)).toBe('stored');
      expect(await store.readApplication(entry.session)).toEqual(application);
    });

    test('an application without a tax number comes back without one', async () => {
      const entry = entryOf({ application: { ...application, taxId: null } });
      await store.storeApplication(entry);
      expect((await store.readApplication(entry.session))?.taxId).toBeNull();
    });

    test('a later application of the session replaces the earlier', async () => {
      const entry = entryOf();
      await store.storeApplication(entry);
      await store.storeApplication({ ...entry, application: { ...application, pin: '9999' } });
      expect((await store.readApplication(entry.session))?.pin).toBe('9999');
    });

    test('a site URL of somebody else is taken, and what was stored before stays', async () => {
      const entry = entryOf({ owner: 'guestling' });
      await store.storeApplication(entry);
      await store.putSiteUrls([{ siteUrl: 'RivalShop', owner: 'rival' }], clerk);
      const rivalling = { ...application, siteUrl: 'rivalSHOP', pin: '1111' };
      expect(await store.storeApplication({ ...entry, application: rivalling })).toBe('taken');
      expect(await store.readApplication(entry.session)).toEqual(application);
    });

    test('the owner of a site URL and a guest who want it at once each get the right answer', async () => {
      await store.putSiteUrls([{ siteUrl: 'OwnShop', owner: 'owner' }], clerk);
      const own = { ...application, siteUrl: 'ownshop' };
      const entries = [
        entryOf({ application: own }),
        entryOf({ application: own, owner: 'owner' }),
        entryOf(),
      ];
      const outcomes = await Promise.all(entries.map((entry) => store.storeApplication(entry)));
      expect(outcomes).toEqual(['taken', 'stored', 'stored']);
    });
  });

  describe('encryption at rest', () => {
    test('leaves Pin, TaxId and DateOfBirth nowhere in the row', async () => {
      const entry = entryOf();
      await store.storeApplication(entry);
      const [row] = await store.sql(
        'select applications::text as text from applications where session_id = $1',
        [entry.session],
      );
      expect(row?.text).toContain('Byron');
      for (const secret of ['0042', '123-45-6789', '02/29/1988']) expect(row?.text).not.toContain(secret);
    });

    test.each(['pin', 'tax_id', 'date_of_birth'])(
      'a %s moved from another row is refused',
      async (column) => {
        const [from, to] = [entryOf(), entryOf()];
        await Promise.all([from, to].map((entry) => store.storeApplication(entry)));
        const [row] = await store.sql(`select ${column} from applications where session_id = $1`, [
          from.session,
        ]);
        await store.sql(`update applications set ${column} = $1 where session_id = $2`, [
          row?.[column],
          to.session,
        ]);
        await expect(store.readApplication(to.session)).rejects.toThrow(FieldCipherError);
        expect(await store.readApplication(from.session)).toEqual(application);
      },
    );

    test('refuses a value that was moved to another column of its row', async () => {
      const entry = entryOf();
      await store.storeApplication(entry);
      await store.sql('update applications set tax_id = pin where session_id = $1', [entry.session]);
      await expect(store.readApplication(entry.session)).rejects.toThrow(FieldCipherError);
    });

    test('refuses a value whose key is gone', async () => {
      const other = await open({ cipher: createFieldCipher([{ id: 'young', key: Buffer.alloc(32) }]) });
      const entry = entryOf();
      await other.storeApplication(entry);
      await other.sql(`update applications set pin = replace(pin, 'young', 'old')`);
      await expect(other.readApplication(entry.session)).rejects.toThrow('a key that is not configured');
    });
  });

  test('a store that answers says so, and a closed one is unavailable', async () => {
    const other = await open();
    await expect(other.ping()).resolves.toBeUndefined();
    await other.close();
    await expect(other.ping()).rejects.toMatchObject({ name: 'StoreUnavailableError' });
  });
});
