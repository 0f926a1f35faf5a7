import { createHmac, randomBytes } from 'node:crypto';
import type { DataSubject } from '../checkout/ports.ts';
import { type Database, namedStatements } from './database.ts';
import type { Dialect } from './dialect.ts';
import { postgresql } from './dialects.ts';
import type { FieldCipher } from './field-cipher.ts';
import { type OutboxOptions, openOutbox } from './functions/stored-function.ts';
import type { GatherLimits } from './gather.ts';
import { type StoreWatch, watchDatabase } from './store-watch.ts';

export interface SqlStoreOptions {
  readonly cipher: FieldCipher;
  readonly limits: GatherLimits;
  /** Absent: PostgreSQL's own. */
  readonly dialect?: Dialect | undefined;
  /** Most connections, for the dialect. */
  readonly poolSize?: number;
  /** Absent: changes leave no events. */
  readonly outbox?: OutboxOptions | undefined;
  readonly watch?: StoreWatch | undefined;
}

/** What the parts of the store are made of. */
export type StoreParts = ReturnType<typeof storeParts>;

export function storeParts(opened: Database, options: SqlStoreOptions) {
  const { cipher, limits, dialect = postgresql, poolSize = 1, outbox, watch = {} } = options;
  const database = watchDatabase(opened, watch);
  const lanes = dialect.openLanes(database, poolSize);
  const { name: kind, functions } = dialect;
  const hashOf = buyerHashes(database);
  return { kind, database, lanes, functions, cipher, limits, outbox: openOutbox(outbox), watch, hashOf };
}

const { keepHashKey } = namedStatements({
  /** Answers the key that is there, or the given one, which is kept then. */
  keepHashKey: `
    insert into hash_keys as kept (name, key)
    values ($1::text, $2::text)
    on conflict (name) do update set key = kept.key
    returning key`,
});

/**
 * What stands for a buyer in a table: a hash that only this store can compute. The key is read once: it never
 * changes.
 */
function buyerHashes(database: Database): (buyer: DataSubject) => Promise<string> {
  let reading: Promise<string> | undefined;
  const readKey = async () => {
    const [row] = await database.run(keepHashKey, ['buyers', randomBytes(32).toString('base64url')]);
    return String(row?.key);
  };
  return async ({ kind, id }) => {
    reading ??= readKey().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return createHmac('sha256', await reading)
      .update(`${kind}\n${id}`)
      .digest('base64url');
  };
}
