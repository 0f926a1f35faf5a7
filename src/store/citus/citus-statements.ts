import pg from 'pg';
import type { RetainedKind } from '../../retention/purge-store.ts';
import * as events from '../event-statements.ts';
import type { Outbox } from '../outbox.ts';
import * as platform from '../platform-statements.ts';
import { replaceSealed } from '../sealed-store.ts';
import { purgeRange } from '../sql-purge-store.ts';
import type { Statement } from '../statements.ts';
import * as steps from '../statements.ts';
import { retainedTables } from '../tables.ts';
import { clockNumber, eventNumber, noteEvents } from './event-functions.ts';
import * as own from './platform-functions.ts';
import * as stepFunctions from './step-functions.ts';
import type { StoredFunction } from './stored-function.ts';
import * as upkeepFunctions from './upkeep-functions.ts';

const kinds = Object.keys(retainedTables) as RetainedKind[];
const purges = new Map(kinds.map((kind) => [kind, upkeepFunctions.purge(retainedTables[kind])]));

/** All functions that the statements call, each after those that it calls itself. */
export const storedFunctions: readonly StoredFunction[] = [
  clockNumber,
  eventNumber,
  noteEvents,
  ...Object.values(stepFunctions).filter((each) => typeof each === 'object'),
  ...Object.values(own.deletingFunctions),
  ...Object.values(own.readingFunctions),
  own.registerApplication,
  own.putProfiles,
  upkeepFunctions.replaceSealed,
  upkeepFunctions.expireEvents,
  ...purges.values(),
];

/**
 * What Citus runs in place of statements that it refuses, answers wrongly, or plans for every shard: calls
 * that take the same values and answer the same rows. The key that sends a call to a node must be a constant
 * to the planner, and never null, which Citus 13 does not survive.
 */
export function citusStatements(outbox: Outbox): Statement[] {
  const listeners = `array[${outbox.endpoints.map((name) => pg.escapeLiteral(name)).join(', ')}]::text[]`;
  const first = `coalesce(($1::text[])[1], '')`;
  const call = (statement: Statement, { name }: StoredFunction, ...values: readonly string[]): Statement => ({
    ...statement,
    text: `select * from ${name}(${values.join(', ')})`,
  });
  const remove = (statement: Statement, stored: StoredFunction) =>
    call(statement, stored, '$1::text', '$2::text', '$3::text', listeners, '$4::float8');
  const read = (statement: Statement, stored: StoredFunction) =>
    call(statement, stored, '$1::text', '$2::text', '$3::text');
  const { writeCarts, writeApplications } = stepFunctions;
  return [
    call(steps.writeCarts(outbox), writeCarts, first, ...texts(1, 8), listeners, '$9::float8'),
    call(steps.writeApplications(outbox), writeApplications, first, ...texts(1, 8), listeners, '$9::float8'),
    call(steps.putProfiles, own.putProfiles, first, ...texts(1, 3), '$4::text', '$5::text', '$6::float8'),
    remove(platform.deleteCart(outbox), own.deletingFunctions.cart),
    remove(platform.deleteApplication(outbox), own.deletingFunctions.application),
    remove(platform.deleteProfile, own.deletingFunctions.profile),
    read(platform.readHeldProfile, own.readingFunctions.profile),
    read(platform.readHeldCart, own.readingFunctions.cart),
    read(platform.readOpenApplication, own.readingFunctions.openApplication),
    read(platform.readSealedApplication, own.readingFunctions.sealedApplication),
    call(
      platform.registerApplication(outbox),
      own.registerApplication,
      ...['$1::text', '$2::text', '$3::text', '$4::text', listeners, '$5::float8'],
    ),
    call(replaceSealed, upkeepFunctions.replaceSealed, ...texts(1, 7)),
    call(events.expireEvents, upkeepFunctions.expireEvents, '$1::float8'),
    ...[...purges].map(([kind, purge]) =>
      call(
        purgeRange(retainedTables[kind], outbox),
        purge,
        ...['$1::text[]', '$2::text[]', '$3::timestamptz', listeners],
      ),
    ),
  ];
}

/** Parameters that are arrays of text, from one position to another. */
function texts(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `$${from + index}::text[]`);
}
