import type { Registry } from '../registry/registry.ts';
import type { Database } from './database.ts';
import type { Lanes } from './lanes.ts';
import { toBranch, toSiteUrlKey } from './rows.ts';
import * as columns from './statement-columns.ts';
import * as statements from './statements.ts';
import type { Store } from './store-port.ts';

export function createSqlRegistry(database: Database, lanes: Lanes): Registry & Pick<Store, 'readBranches'> {
  return {
    async readBranches() {
      return (await database.run(statements.readBranches, [])).map(toBranch);
    },
    async putProfiles(entries, by) {
      const values = [...columns.profileColumns(entries), ...columns.actorValues(by)];
      await lanes.of(entries[0]?.id ?? '').run(statements.putProfiles, values);
    },
    async putBranches(entries, by) {
      const values = [...columns.branchColumns(entries), ...columns.actorValues(by)];
      await database.run(statements.putBranches, values);
    },
    async putSiteUrls(entries, by) {
      const values = [...columns.siteUrlColumns(entries), ...columns.actorValues(by)];
      const [row] = await database.run(statements.putSiteUrls, values);
      const stored = new Set(row?.stored as readonly string[]);
      return entries.filter(({ siteUrl }) => !stored.has(toSiteUrlKey(siteUrl)));
    },
  };
}
