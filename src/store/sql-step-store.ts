import type { ApplicationStore, ShippingStore } from '../checkout/ports.ts';
import type { Row, Statement } from './database.ts';
import { eachLane, type Lane, oneLane } from './dialect.ts';
import type { StoredFunction } from './functions/stored-function.ts';
import { gather } from './gather.ts';
import type { RowShape } from './row-shape.ts';
import * as rows from './rows.ts';
import { stepStatements as statements } from './statements.ts';
import type { StoreParts } from './store-parts.ts';

/** What the steps read and write: requests that come together for one node share a statement. */
export function createSqlStepStore(parts: StoreParts): ShippingStore & ApplicationStore {
  const { database, cipher, functions, outbox } = parts;
  const cartOf = gatheredReader(parts, statements.readCarts, 'cart_id');
  const profileOf = gatheredReader(parts, statements.readProfiles, 'profile_id');
  const applicationOf = gatheredReader(parts, statements.readApplications, 'session_id');
  const siteUrlsOf = gatheredReader(parts, statements.readSiteUrls, 'site_url', oneLane(database));
  const writeApplication = gatheredWriter(parts, functions.writeApplications, rows.applicationRows);
  const writeCart = gatheredWriter(parts, functions.writeCarts, rows.cartRows);
  const write = async (row: rows.CartRow) => {
    await writeCart(row);
    if (row.setting !== null) outbox.written();
  };
  return {
    async readCart(cart, market) {
      const [row] = await cartOf([cart]);
      return row?.market === market ? rows.toCart(row) : rows.emptyCart;
    },
    setShipping: (cart, market, setting, origin) =>
      write(rows.toCartRow(cart, market, setting, null, origin)),
    keepOffer: (cart, market, offer, origin) => write(rows.toCartRow(cart, market, null, offer, origin)),
    async readProfile(profile, market) {
      const [row] = await profileOf([profile]);
      return row?.market === market ? rows.toProfile(row) : null;
    },
    async readApplication(session) {
      const [row] = await applicationOf([session]);
      return row ? rows.toApplication(row, cipher) : null;
    },
    async storeApplication(entry) {
      const answer = await writeApplication(rows.toApplicationRow(entry, cipher));
      outbox.written();
      const stored = answer?.stored as readonly string[] | undefined;
      return stored?.includes(entry.session) ? 'stored' : 'taken';
    },
    async takenSiteUrls(siteUrls, owner) {
      const registered = await siteUrlsOf(siteUrls.map(rows.toSiteUrlKey));
      return new Set(siteUrls.filter((_, index) => (registered[index]?.owner ?? owner) !== owner));
    },
  };
}

function optionsOf({ limits, watch: { meter, tracer } }: StoreParts, task: string, { gate }: Lane) {
  return { ...limits, task, gate, meter: meter?.queue(task), tracer };
}

/** Each entry is several keys; the rows come in their order. */
function gatheredReader(parts: StoreParts, statement: Statement, keyColumn: string, lanes = parts.lanes) {
  return eachLane<readonly string[], readonly (Row | undefined)[]>(
    lanes,
    ([key = '']) => key,
    (lane) =>
      gather({
        ...optionsOf(parts, statement.name, lane),
        run: async (entries) => {
          const rows = await lane.run(statement, [entries.flat()]);
          const byKey = new Map(rows.map((row) => [row[keyColumn], row]));
          return entries.map((keys) => keys.map((key) => byKey.get(key)));
        },
      }),
  );
}

/** Each entry gets the one row of the answer. */
function gatheredWriter<Entry extends object>(
  parts: StoreParts,
  write: StoredFunction,
  { values, keyOf }: RowShape<Entry>,
) {
  const statement = write.call(parts.outbox);
  return eachLane<Entry, Row | undefined>(parts.lanes, keyOf, (lane) =>
    gather({
      ...optionsOf(parts, statement.name, lane),
      keyOf,
      run: async (entries) => {
        const [answer] = await lane.run(statement, values(entries));
        return entries.map(() => answer);
      },
    }),
  );
}
