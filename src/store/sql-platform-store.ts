import type { PlatformStore } from '../platform/platform-store.ts';
import type { Actor, Branch, Registry } from '../registry/registry-entries.ts';
import type { Database } from './database.ts';
import type { StoredFunction } from './functions/stored-function.ts';
import {
  heldRegistrations,
  toApplication,
  toHeldCart,
  toHolder,
  toOpenApplication,
  toProfileEntry,
} from './rows.ts';
import { stepStatements as statements } from './statements.ts';
import type { StoreParts } from './store-parts.ts';
import * as written from './written-rows.ts';

const { actorValues, branchRows, lastOfEachKey, profileRows, siteUrlRows, toSiteUrlKey } = written;

/**
 * What the platform puts in, reads and deletes: rare next to the steps, so each call is a statement of its
 * own. Copied tables need no lane.
 */
export function createSqlPlatformStore(
  parts: StoreParts,
): PlatformStore & Registry & { readBranches(): Promise<Branch[]> } {
  const { database, lanes, functions, cipher, outbox } = parts;
  const one = async (...query: Parameters<Database['run']>) => (await database.run(...query))[0];
  const call = async (stored: StoredFunction, key: string, by: Actor) => {
    const [row] = await lanes.of(key).run(stored.call(outbox), [key, ...actorValues(by)]);
    return row;
  };
  const deleteWithEvent = (stored: StoredFunction) => async (key: string, by: Actor) => {
    await call(stored, key, by);
    outbox.written();
  };
  return {
    async findProfile(id, by) {
      const row = await call(functions.readHeldProfile, id, by);
      return row ? toProfileEntry(row) : null;
    },
    async putProfiles(entries, by) {
      const rows = lastOfEachKey(entries.map(written.toProfileRow), ({ profileId }) => profileId);
      const values = [...profileRows.values(rows), ...actorValues(by)];
      await lanes.of(entries[0]?.id ?? '').run(functions.putProfiles.call(outbox), values);
    },
    deleteProfile: async (id, by) => void (await call(functions.deleteProfile, id, by)),
    readBranches: async () => (await database.run(statements.readBranches, [])).map(branchRows.read),
    async findBranch(id) {
      const row = await one(statements.readBranch, [id]);
      return row ? branchRows.read(row) : null;
    },
    async putBranches(entries, by) {
      const values = branchRows.values(lastOfEachKey(entries, ({ id }) => String(id)));
      await one(functions.putBranches.call(outbox), [...values, ...actorValues(by)]);
    },
    async deleteBranch(id, by) {
      await one(functions.deleteBranch.call(outbox), [id, ...actorValues(by)]);
    },
    async findSiteUrl(siteUrl) {
      const row = await one(statements.readSiteUrl, [toSiteUrlKey(siteUrl)]);
      return row ? { siteUrl: String(row.spelling), owner: String(row.owner) } : null;
    },
    async putSiteUrls(entries, by) {
      const rows = lastOfEachKey(entries.map(written.toSiteUrlRow), ({ siteUrl }) => siteUrl);
      const values = [...siteUrlRows.values(rows), ...actorValues(by)];
      const row = await one(functions.putSiteUrls.call(outbox), values);
      const stored = new Set(row?.stored as readonly string[]);
      return entries.filter(({ siteUrl }) => !stored.has(toSiteUrlKey(siteUrl)));
    },
    async deleteSiteUrl(siteUrl, by) {
      await one(functions.deleteSiteUrl.call(outbox), [toSiteUrlKey(siteUrl), ...actorValues(by)]);
    },
    async findCart(cart, by) {
      const row = await call(functions.readHeldCart, cart, by);
      return row ? toHeldCart(row) : null;
    },
    deleteCart: deleteWithEvent(functions.deleteCart),
    async findApplication(session, by) {
      const row = await call(functions.readOpenApplication, session, by);
      return row ? { ...toHolder(row), application: toOpenApplication(row) } : null;
    },
    async findSealedApplication(session, by) {
      const row = await call(functions.readSealedApplication, session, by);
      return row ? { ...toHolder(row), application: toApplication(row, cipher) } : null;
    },
    deleteApplication: deleteWithEvent(functions.deleteApplication),
    registerApplication: registerIn(parts),
  };
}

/**
 * Where there is no application, it may have been registered before or by a concurrent call: the answer is
 * then what another statement finds on record.
 */
function registerIn({ lanes, functions, outbox }: StoreParts): PlatformStore['registerApplication'] {
  const register = functions.registerApplication.call(outbox);
  return async (session, owner, by) => {
    const lane = lanes.of(session);
    const [row] = await lane.run(register, [session, owner, ...actorValues(by)]);
    outbox.written();
    if (typeof row?.site_url === 'string') return { session, siteUrl: row.site_url, owner };
    if (row?.is_found === true) return 'taken';
    const [known] = await lane.run(statements.readRegistration, [session]);
    if (known === undefined) return null;
    return known.owner === owner ? heldRegistrations.read(known) : 'taken';
  };
}
