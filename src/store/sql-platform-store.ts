import type { PlatformStore } from '../platform/platform-store.ts';
import type { Actor, Registry } from '../registry/registry-entries.ts';
import type { Row } from './database.ts';
import type { Lane } from './dialect.ts';
import type { StoredFunction } from './functions/stored-function.ts';
import * as rows from './rows.ts';
import { stepStatements as statements } from './statements.ts';
import type { StoreParts } from './store-parts.ts';

const { branchRows, profileRows, siteUrlRows, toSiteUrlKey } = rows;

/** Reads what the first row holds; null without one. */
function first<Held>(read: (row: Row) => Held): (found: readonly Row[]) => Held | null {
  return ([row]) => (row === undefined ? null : read(row));
}

/**
 * What the platform puts in, reads and deletes: rare next to the steps, so each call is a statement of its
 * own. Copied tables need no lane.
 */
export function createSqlPlatformStore(parts: StoreParts): PlatformStore & Registry {
  const { database, lanes, functions, cipher, outbox } = parts;
  const call = (lane: Lane, stored: StoredFunction, values: readonly unknown[], by: Actor) =>
    lane.run(stored.call(outbox), [...values, by.actor, by.requestId]);
  const reader =
    <Held>(stored: StoredFunction, read: (row: Row) => Held) =>
    (key: string, by: Actor) =>
      call(lanes.of(key), stored, [key], by).then(first(read));
  const deleter = (stored: StoredFunction, onDeleted?: () => void) => async (key: string, by: Actor) => {
    await call(lanes.of(key), stored, [key], by);
    onDeleted?.();
  };
  return {
    findProfile: reader(functions.readHeldProfile, rows.toProfileEntry),
    async putProfiles(entries, by) {
      const profiles = profileRows.lastOfEachKey(entries.map(rows.toProfileRow));
      await call(lanes.of(entries[0]?.id ?? ''), functions.putProfiles, profileRows.values(profiles), by);
    },
    deleteProfile: deleter(functions.deleteProfile),
    findBranch: (id) => database.run(statements.readBranch, [id]).then(first(branchRows.read)),
    async putBranches(entries, by) {
      const branches = branchRows.lastOfEachKey(entries);
      await call(database, functions.putBranches, branchRows.values(branches), by);
    },
    deleteBranch: async (id, by) => void (await call(database, functions.deleteBranch, [id], by)),
    findSiteUrl: (siteUrl) =>
      database.run(statements.readSiteUrl, [toSiteUrlKey(siteUrl)]).then(first(rows.heldSiteUrls.read)),
    async putSiteUrls(entries, by) {
      const siteUrls = siteUrlRows.lastOfEachKey(entries.map(rows.toSiteUrlRow));
      const [row] = await call(database, functions.putSiteUrls, siteUrlRows.values(siteUrls), by);
      const stored = new Set(row?.stored as readonly string[]);
      return entries.filter(({ siteUrl }) => !stored.has(toSiteUrlKey(siteUrl)));
    },
    deleteSiteUrl: async (siteUrl, by) =>
      void (await call(database, functions.deleteSiteUrl, [toSiteUrlKey(siteUrl)], by)),
    findCart: reader(functions.readHeldCart, rows.toHeldCart),
    deleteCart: deleter(functions.deleteCart, outbox.written),
    findApplication: reader(functions.readOpenApplication, (row) => ({
      ...rows.holders.read(row),
      application: rows.toOpenApplication(row),
    })),
    findSealedApplication: reader(functions.readSealedApplication, (row) => rows.toHeld(row, cipher)),
    deleteApplication: deleter(functions.deleteApplication, outbox.written),
    /**
     * Where there is no application, it may have been registered before or by a concurrent call: the answer
     * is then what another statement finds on record.
     */
    async registerApplication(session, owner, by) {
      const [row] = await call(lanes.of(session), functions.registerApplication, [session, owner], by);
      outbox.written();
      if (typeof row?.site_url === 'string') return { session, siteUrl: row.site_url, owner };
      if (row?.is_found === true) return 'taken';
      const [known] = await lanes.of(session).run(statements.readRegistration, [session]);
      if (known === undefined) return null;
      return known.owner === owner ? rows.heldRegistrations.read(known) : 'taken';
    },
  };
}
