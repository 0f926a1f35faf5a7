import type { PlatformStore } from '../platform/platform-store.ts';
import type { Actor, Branch, Registry } from '../registry/registry-entries.ts';
import type { Database, Row } from './database.ts';
import type { StoredFunction } from './functions/stored-function.ts';
import * as rows from './rows.ts';
import { stepStatements as statements } from './statements.ts';
import type { StoreParts } from './store-parts.ts';
import * as written from './written-rows.ts';

const { branchRows, lastOfEachKey, profileRows, siteUrlRows, toSiteUrlKey } = written;

/** What a row holds; null without one. */
function heldIn<Held>(row: Row | undefined, read: (row: Row) => Held): Held | null {
  return row === undefined ? null : read(row);
}

/**
 * What the platform puts in, reads and deletes: rare next to the steps, so each call is a statement of its
 * own. Copied tables need no lane.
 */
export function createSqlPlatformStore({
  database,
  lanes,
  functions,
  cipher,
  outbox,
}: StoreParts): PlatformStore & Registry & { readBranches(): Promise<Branch[]> } {
  const one = async (...query: Parameters<Database['run']>) => (await database.run(...query))[0];
  const valuesBy = (values: readonly unknown[], { actor, requestId }: Actor) => [...values, actor, requestId];
  const call = (stored: StoredFunction, values: readonly unknown[], by: Actor) =>
    one(stored.call(outbox), valuesBy(values, by));
  const callAt = async (key: string, stored: StoredFunction, values: readonly unknown[], by: Actor) => {
    const [row] = await lanes.of(key).run(stored.call(outbox), valuesBy(values, by));
    return row;
  };
  const reader =
    <Held>(stored: StoredFunction, read: (row: Row) => Held) =>
    async (key: string, by: Actor) =>
      heldIn(await callAt(key, stored, [key], by), read);
  const deleteWithEvent = (stored: StoredFunction) => async (key: string, by: Actor) => {
    await callAt(key, stored, [key], by);
    outbox.written();
  };
  return {
    findProfile: reader(functions.readHeldProfile, rows.toProfileEntry),
    async putProfiles(entries, by) {
      const profiles = lastOfEachKey(entries.map(written.toProfileRow), ({ profileId }) => profileId);
      await callAt(entries[0]?.id ?? '', functions.putProfiles, profileRows.values(profiles), by);
    },
    deleteProfile: async (id, by) => void (await callAt(id, functions.deleteProfile, [id], by)),
    readBranches: async () => (await database.run(statements.readBranches, [])).map(branchRows.read),
    findBranch: async (id) => heldIn(await one(statements.readBranch, [id]), branchRows.read),
    async putBranches(entries, by) {
      const branches = lastOfEachKey(entries, ({ id }) => String(id));
      await call(functions.putBranches, branchRows.values(branches), by);
    },
    deleteBranch: async (id, by) => void (await call(functions.deleteBranch, [id], by)),
    findSiteUrl: async (siteUrl) =>
      heldIn(await one(statements.readSiteUrl, [toSiteUrlKey(siteUrl)]), rows.heldSiteUrls.read),
    async putSiteUrls(entries, by) {
      const siteUrls = lastOfEachKey(entries.map(written.toSiteUrlRow), ({ siteUrl }) => siteUrl);
      const row = await call(functions.putSiteUrls, siteUrlRows.values(siteUrls), by);
      const stored = new Set(row?.stored as readonly string[]);
      return entries.filter(({ siteUrl }) => !stored.has(toSiteUrlKey(siteUrl)));
    },
    deleteSiteUrl: async (siteUrl, by) =>
      void (await call(functions.deleteSiteUrl, [toSiteUrlKey(siteUrl)], by)),
    findCart: reader(functions.readHeldCart, rows.toHeldCart),
    deleteCart: deleteWithEvent(functions.deleteCart),
    findApplication: reader(functions.readOpenApplication, (row) => ({
      ...rows.holders.read(row),
      application: rows.toOpenApplication(row),
    })),
    findSealedApplication: reader(functions.readSealedApplication, (row) => rows.toHeld(row, cipher)),
    deleteApplication: deleteWithEvent(functions.deleteApplication),
    /**
     * Where there is no application, it may have been registered before or by a concurrent call: the answer
     * is then what another statement finds on record.
     */
    async registerApplication(session, owner, by) {
      const row = await callAt(session, functions.registerApplication, [session, owner], by);
      outbox.written();
      if (typeof row?.site_url === 'string') return { session, siteUrl: row.site_url, owner };
      if (row?.is_found === true) return 'taken';
      const [known] = await lanes.of(session).run(statements.readRegistration, [session]);
      if (known === undefined) return null;
      return known.owner === owner ? rows.heldRegistrations.read(known) : 'taken';
    },
  };
}
