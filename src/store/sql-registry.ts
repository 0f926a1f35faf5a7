import type { Registry } from '../registry/registry.ts';
import type { Database } from './database.ts';
import type { StoreFunctions } from './functions/functions-of.ts';
import type { Lanes } from './lanes.ts';
import type { Outbox } from './outbox.ts';
import { toBranch, toSiteUrlKey } from './rows.ts';
import * as columns from './statement-columns.ts';
import * as statements from './statements.ts';
import type { Store } from './store-port.ts';

export interface SqlRegistryParts {
  readonly database: Database;
  readonly lanes: Lanes;
  readonly functions: StoreFunctions;
  readonly outbox: Outbox;
}

export function createSqlRegistry({
  database,
  lanes,
  functions,
  outbox,
}: SqlRegistryParts): Registry & Pick<Store, 'readBranches'> {
  const putProfiles = functions.putProfiles.call(outbox);
  return {
    async readBranches() {
      return (await database.run(statements.readBranches, [])).map(toBranch);
    },
    async putProfiles(entries, by) {
      const values = [...columns.profileColumns(entries), ...columns.actorValues(by)];
      await lanes.of(entries[0]?.id ?? '').run(putProfiles, values);
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
