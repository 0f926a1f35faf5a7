import type { ApplicationStore, CartStore, ProfileStore } from '../checkout/ports.ts';
import type { Row, Statement } from './database.ts';
import { eachLane, type Lane } from './dialect.ts';
import { gather } from './gather.ts';
import type { RowShape } from './row-shape.ts';
import { emptyCart, toApplication, toCart, toProfile } from './rows.ts';
import { stepStatements as statements } from './statements.ts';
import { StoreRejectedError } from './store-fault.ts';
import type { StoreParts } from './store-parts.ts';
import {
  applicationRows,
  type CartRow,
  cartRows,
  toApplicationRow,
  toCartRow,
  toSiteUrlKey,
} from './written-rows.ts';

/** What the steps read and write: requests that come together for one node share a statement. */
export function createSqlStepStore(parts: StoreParts): CartStore & ProfileStore & ApplicationStore {
  const { cipher, functions, outbox } = parts;
  const cartOf = gatheredReader(parts, statements.readCarts, 'cart_id');
  const profileOf = gatheredReader(parts, statements.readProfiles, 'profile_id');
  const applicationOf = gatheredReader(parts, statements.readApplications, 'session_id');
  const siteUrlsOf = gatheredLists(parts, statements.readSiteUrls, 'site_url');
  const writeApplication = gatheredWriter(
    parts,
    functions.writeApplications.call(outbox),
    applicationRows,
    ({ session }) => session,
  );
  const writeCart = gatheredWriter(
    parts,
    functions.writeCarts.call(outbox),
    cartRows,
    ({ cartId }) => cartId,
  );
  const write = async (row: CartRow) => {
    await writeCart(row);
    if (row.setting !== null) outbox.written();
  };
  return {
    async readCart(cart, market) {
      const row = await cartOf(cart);
      return row?.market === market ? toCart(row) : emptyCart;
    },
    setShipping: (cart, market, setting, origin) => write(toCartRow(cart, market, setting, null, origin)),
    keepOffer: (cart, market, offer, origin) => write(toCartRow(cart, market, null, offer, origin)),
    async readProfile(profile, market) {
      const row = await profileOf(profile);
      return row?.market === market ? toProfile(row) : null;
    },
    async readApplication(session) {
      const row = await applicationOf(session);
      return row ? toApplication(row, cipher) : null;
    },
    async storeApplication(entry) {
      const answer = await writeApplication(toApplicationRow(entry, cipher));
      outbox.written();
      const stored = answer?.stored as readonly string[] | undefined;
      return stored?.includes(entry.session) ? 'stored' : 'taken';
    },
    async takenSiteUrls(siteUrls, owner) {
      const registered = await siteUrlsOf(siteUrls.map(toSiteUrlKey));
      const isTaken = (row: Row | undefined) => row !== undefined && row.owner !== owner;
      return new Set(siteUrls.filter((_, index) => isTaken(registered[index])));
    },
  };
}

function optionsOf({ limits, watch: { meter, tracer } }: StoreParts, task: string, gate?: Lane['gate']) {
  const isEntryFault = (error: unknown) => error instanceof StoreRejectedError;
  return { ...limits, task, gate, isEntryFault, meter: meter?.queue(task), tracer };
}

function gatheredReader(parts: StoreParts, statement: Statement, keyColumn: string) {
  return eachLane<string, Row | undefined>(
    parts.lanes,
    (key) => key,
    ({ run, gate }) =>
      gather({
        ...optionsOf(parts, statement.name, gate),
        run: async (keys) => {
          const byKey = rowsByKey(await run(statement, [keys]), keyColumn);
          return keys.map((key) => byKey.get(key));
        },
      }),
  );
}

/** Each entry is several keys of a table that needs no lane; the rows come in their order. */
function gatheredLists(parts: StoreParts, statement: Statement, keyColumn: string) {
  return gather<readonly string[], readonly (Row | undefined)[]>({
    ...optionsOf(parts, statement.name),
    run: async (entries) => {
      const byKey = rowsByKey(await parts.database.run(statement, [entries.flat()]), keyColumn);
      return entries.map((keys) => keys.map((key) => byKey.get(key)));
    },
  });
}

function rowsByKey(rows: readonly Row[], keyColumn: string): ReadonlyMap<unknown, Row> {
  return new Map(rows.map((row) => [row[keyColumn], row]));
}

/** Each entry gets the one row of the answer. */
function gatheredWriter<Entry extends object>(
  parts: StoreParts,
  statement: Statement,
  { values }: RowShape<Entry>,
  keyOf: (entry: Entry) => string,
) {
  return eachLane<Entry, Row | undefined>(parts.lanes, keyOf, ({ run, gate }) =>
    gather({
      ...optionsOf(parts, statement.name, gate),
      keyOf,
      run: async (entries) => {
        const [answer] = await run(statement, values(entries));
        return entries.map(() => answer);
      },
    }),
  );
}
