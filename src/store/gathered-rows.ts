import type { Database, Row } from './database.ts';
import type { StoreFunctions } from './functions/functions-of.ts';
import { type GatherLimits, gather } from './gather.ts';
import { eachLane, type Lane, type Lanes } from './lanes.ts';
import type { Outbox } from './outbox.ts';
import type { ApplicationRow } from './rows.ts';
import { applicationColumns, type CartWrite, cartColumns } from './statement-columns.ts';
import * as statements from './statements.ts';
import { StoreRejectedError } from './store-fault.ts';
import type { StoreWatch } from './store-watch.ts';

export interface GatheredParts {
  readonly database: Database;
  readonly lanes: Lanes;
  readonly functions: StoreFunctions;
  readonly limits: GatherLimits;
  readonly outbox: Outbox;
  readonly watch: StoreWatch;
}

/** The statements of the request path, each shared by requests that come together for one node. */
export function gatheredRows(parts: GatheredParts) {
  return { ...gatheredReads(parts), ...gatheredWrites(parts) };
}

function optionsOf({ limits, watch: { meter, tracer } }: GatheredParts, task: string, gate?: Lane['gate']) {
  return {
    ...limits,
    task,
    gate,
    isEntryFault: (error: unknown) => error instanceof StoreRejectedError,
    meter: meter?.queue(task),
    tracer,
  };
}

function gatheredReads(parts: GatheredParts) {
  const { database, lanes } = parts;
  const reader = (statement: statements.Statement, keyColumn: string) =>
    eachLane<string, Row | undefined>(
      lanes,
      (key) => key,
      ({ run, gate }) =>
        gather({
          ...optionsOf(parts, statement.name, gate),
          run: async (keys) => {
            const found = await run(statement, [keys]);
            const byKey = new Map(found.map((row) => [row[keyColumn], row]));
            return keys.map((key) => byKey.get(key));
          },
        }),
    );
  return {
    readCart: reader(statements.readCarts, 'cart_id'),
    readProfile: reader(statements.readProfiles, 'profile_id'),
    readApplication: reader(statements.readApplications, 'session_id'),
    /** Each entry is several keys; the rows come in their order. */
    readSiteUrls: gather<readonly string[], readonly (Row | undefined)[]>({
      ...optionsOf(parts, statements.readSiteUrls.name),
      run: async (entries) => {
        const found = await database.run(statements.readSiteUrls, [entries.flat()]);
        const byKey = new Map(found.map((row) => [row.site_url, row]));
        return entries.map((keys) => keys.map((key) => byKey.get(key)));
      },
    }),
  };
}

function gatheredWrites(parts: GatheredParts) {
  const { lanes, functions, outbox } = parts;
  /** `answersOf` gives the answer of each entry, from the rows that the statement returned. */
  const writer = <Entry, Result>(
    statement: statements.Statement,
    keyOf: (entry: Entry) => string,
    columnsOf: (entries: readonly Entry[]) => readonly unknown[],
    answersOf: (entries: readonly Entry[], rows: readonly Row[]) => Result[],
  ) =>
    eachLane<Entry, Result>(lanes, keyOf, ({ run, gate }) =>
      gather({
        ...optionsOf(parts, statement.name, gate),
        keyOf,
        run: async (entries) => answersOf(entries, await run(statement, columnsOf(entries))),
      }),
    );
  return {
    writeCart: writer<CartWrite, void>(
      functions.writeCarts.call(outbox),
      ({ cart }) => cart,
      cartColumns,
      (entries) => {
        if (entries.some(({ setting }) => setting !== null)) outbox.written();
        return entries.map(() => undefined);
      },
    ),
    writeApplication: writer<ApplicationRow, 'stored' | 'taken'>(
      functions.writeApplications.call(outbox),
      ({ session }) => session,
      applicationColumns,
      (entries, [answer]) => {
        outbox.written();
        const stored = new Set(answer?.stored as readonly string[]);
        return entries.map(({ session }) => (stored.has(session) ? 'stored' : 'taken'));
      },
    ),
  };
}
