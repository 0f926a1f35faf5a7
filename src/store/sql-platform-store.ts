import type { PlatformStore } from '../platform/platform-store.ts';
import type { Database } from './database.ts';
import type { FieldCipher } from './field-cipher.ts';
import { toHeldCart, toHolder, toProfileEntry, toRegistration } from './held-rows.ts';
import type { Lanes } from './lanes.ts';
import type { Outbox } from './outbox.ts';
import * as platform from './platform-statements.ts';
import { toApplication, toBranch, toOpenApplication, toSiteUrlKey } from './rows.ts';
import { actorValues } from './statement-columns.ts';

export interface SqlPlatformStoreParts {
  readonly database: Database;
  readonly lanes: Lanes;
  readonly cipher: FieldCipher;
  readonly outbox: Outbox;
}

/** What the platform asks of the store: rare next to the steps, so each call is a statement of its own. */
export function createSqlPlatformStore({
  database,
  lanes,
  cipher,
  outbox,
}: SqlPlatformStoreParts): PlatformStore {
  const one = async (...query: Parameters<Database['run']>) => (await database.run(...query))[0];
  const at = async (key: string, ...query: Parameters<Database['run']>) =>
    (await lanes.of(key).run(...query))[0];
  const deleteCart = platform.deleteCart(outbox);
  const deleteApplication = platform.deleteApplication(outbox);
  return {
    async findProfile(id, by) {
      const row = await at(id, platform.readHeldProfile, [id, ...actorValues(by)]);
      return row ? toProfileEntry(row) : null;
    },
    deleteProfile: async (id, by) => void (await at(id, platform.deleteProfile, [id, ...actorValues(by)])),
    async findBranch(id) {
      const row = await one(platform.readBranch, [id]);
      return row ? toBranch(row) : null;
    },
    deleteBranch: async (id, by) => void (await one(platform.deleteBranch, [id, ...actorValues(by)])),
    async findSiteUrl(siteUrl) {
      const row = await one(platform.readSiteUrl, [toSiteUrlKey(siteUrl)]);
      return row ? { siteUrl: String(row.spelling), owner: String(row.owner) } : null;
    },
    async deleteSiteUrl(siteUrl, by) {
      await one(platform.deleteSiteUrl, [toSiteUrlKey(siteUrl), ...actorValues(by)]);
    },
    async findCart(cart, by) {
      const row = await at(cart, platform.readHeldCart, [cart, ...actorValues(by)]);
      return row ? toHeldCart(row) : null;
    },
    async deleteCart(cart, by) {
      await at(cart, deleteCart, [cart, ...actorValues(by)]);
      outbox.written();
    },
    async findApplication(session, by) {
      const row = await at(session, platform.readOpenApplication, [session, ...actorValues(by)]);
      return row ? { ...toHolder(row), application: toOpenApplication(row) } : null;
    },
    async findSealedApplication(session, by) {
      const row = await at(session, platform.readSealedApplication, [session, ...actorValues(by)]);
      return row ? { ...toHolder(row), application: toApplication(row, cipher) } : null;
    },
    async deleteApplication(session, by) {
      await at(session, deleteApplication, [session, ...actorValues(by)]);
      outbox.written();
    },
    registerApplication: createRegister(lanes, outbox),
  };
}

/**
 * Where there is no application, it may have been registered before or by a concurrent call: the answer is
 * then what another statement finds on record.
 */
function createRegister(lanes: Lanes, outbox: Outbox): PlatformStore['registerApplication'] {
  const register = platform.registerApplication(outbox);
  return async (session, owner, by) => {
    const lane = lanes.of(session);
    const [row] = await lane.run(register, [session, owner, ...actorValues(by)]);
    outbox.written();
    if (typeof row?.site_url === 'string') return { session, siteUrl: row.site_url, owner };
    if (row?.is_found === true) return 'taken';
    const [known] = await lane.run(platform.readRegistration, [session]);
    if (known === undefined) return null;
    return known.owner === owner ? toRegistration(known) : 'taken';
  };
}
