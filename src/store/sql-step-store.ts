import type { ApplicationStore, CartStore, ProfileStore } from '../checkout/ports.ts';
import type { Row } from './database.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { gatheredRows } from './gathered-rows.ts';
import { emptyCart, toApplication, toApplicationRow, toCart, toProfile, toSiteUrlKey } from './rows.ts';

/** What the steps of the request path read and write. */
export function createSqlStepStore(
  rows: ReturnType<typeof gatheredRows>,
  cipher: FieldCipher,
): CartStore & ProfileStore & ApplicationStore {
  return {
    async readCart(cart, market) {
      const row = await rows.readCart(cart);
      return row?.market === market ? toCart(row) : emptyCart;
    },
    setShipping: (cart, market, setting, origin) =>
      rows.writeCart({ cart, market, setting, offer: null, origin }),
    keepOffer: (cart, market, offer, origin) =>
      rows.writeCart({ cart, market, setting: null, offer, origin }),
    async readProfile(profile, market) {
      const row = await rows.readProfile(profile);
      return row?.market === market ? toProfile(row) : null;
    },
    async readApplication(session) {
      const row = await rows.readApplication(session);
      return row ? toApplication(row, cipher) : null;
    },
    storeApplication: async (entry) => rows.writeApplication(toApplicationRow(entry, cipher)),
    async takenSiteUrls(siteUrls, owner) {
      const registered = await rows.readSiteUrls(siteUrls.map(toSiteUrlKey));
      const isTaken = (row: Row | undefined) => row !== undefined && row.owner !== owner;
      return new Set(siteUrls.filter((_, index) => isTaken(registered[index])));
    },
  };
}
