import type { PlatformStore } from '../platform/platform-store.ts';
import type { Actor } from '../registry/actor.ts';
import type { Database } from './database.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { StoreFunctions } from './functions/functions-of.ts';
import type { StoredFunction } from './functions/stored-function.ts';
import { toHeldCart, toHolder, toProfileEntry, toRegistration } from './held-rows.ts';
import type { Lanes } from './lanes.ts';
import type { Outbox } from './outbox.ts';
import * as platform from './platform-statements.ts';
import { toApplication, toBranch, toOpenApplication, toSiteUrlKey } from './rows.ts';
import { actorValues } from './statement-columns.ts';
import type { Statement } from './statements.ts';

export interface SqlPlatformStoreParts {
  readonly database: Database;
  readonly lanes: Lanes;
  readonly functions: StoreFunctions;
  readonly cipher: FieldCipher;
  readonly outbox: Outbox;
}

/** What the platform asks of the store: rare next to the steps, so each call is a statement of its own. */
export function createSqlPlatformStore({
  database,
  lanes,
  functions,
  cipher,
  outbox,
}: SqlPlatformStoreParts): PlatformStore {
  const one = async (...query: Parameters<Database['run']>) => (await database.run(...query))[0];
  const at = async (key: string, ...query: Parameters<Database['run']>) =>
    (await lanes.of(key).run(...query))[0];
  const call = (stored: StoredFunction, key: string, by: Actor) =>
    at(key, stored.call(outbox), [key, ...actorValues(by)]);
  return {
    async findProfile(id, by) {
      const row = await call(functions.readHeldProfile, id, by);
      return row ? toProfileEntry(row) : null;
    },
    deleteProfile: async (id, by) => void (await call(functions.deleteProfile, id, by)),
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
      const row = await call(functions.readHeldCart, cart, by);
      return row ? toHeldCart(row) : null;
    },
    async deleteCart(cart, by) {
      await call(functions.deleteCart, cart, by);
      outbox.written();
    },
    async findApplication(session, by) {
      const row = await call(functions.readOpenApplication, session, by);
      return row ? { ...toHolder(row), application: toOpenApplication(row) } : null;
    },
    async findSealedApplication(session, by) {
      const row = await call(functions.readSealedApplication, session, by);
      return row ? { ...toHolder(row), application: toApplication(row, cipher) } : null;
    },
    async deleteApplication(session, by) {
      await call(functions.deleteApplication, session, by);
      outbox.written();
    },
    registerApplication: createRegister(lanes, functions.registerApplication.call(outbox), outbox),
  };
}

/**
 * Where there is no application, it may have been registered before or by a concurrent call: the answer is
 * then what another statement finds on record.
 */
function createRegister(
  lanes: Lanes,
  register: Statement,
  outbox: Outbox,
): PlatformStore['registerApplication'] {
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
