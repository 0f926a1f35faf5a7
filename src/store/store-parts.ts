import { createHmac, randomBytes } from 'node:crypto';
import type { Buyer } from '../decisions/decision-store.ts';
import type { Database, Statement } from './database.ts';
import type { Lanes } from './dialect.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { StoreFunctions } from './functions/functions-of.ts';
import type { Outbox } from './functions/stored-function.ts';
import type { GatherLimits } from './gather.ts';
import type { StoreWatch } from './store-watch.ts';

/** What the parts of the store are made of. */
export interface StoreParts {
  readonly database: Database;
  readonly lanes: Lanes;
  readonly functions: StoreFunctions;
  readonly cipher: FieldCipher;
  readonly limits: GatherLimits;
  readonly outbox: Outbox;
  readonly watch: StoreWatch;
  readonly hashOf: BuyerHash;
}

/** What stands for a buyer in a table: a hash that only this store can compute. */
type BuyerHash = (buyer: Buyer) => Promise<string>;

/** Answers the key that is there, or the given one, which is kept then. */
const keepHashKey: Statement = {
  name: 'keep_hash_key',
  text: `
    insert into hash_keys as kept (name, key)
    values ($1::text, $2::text)
    on conflict (name) do update set key = kept.key
    returning key`,
};

/** The key is read once: it never changes. */
export function buyerHashes(database: Database): BuyerHash {
  let keyRead: Promise<string> | undefined;

  async function read(): Promise<string> {
    const [row] = await database.run(keepHashKey, ['buyers', randomBytes(32).toString('base64url')]);
    return String(row?.key);
  }

  return async ({ kind, id }) => {
    keyRead ??= read();
    const key = await keyRead.catch((error: unknown) => {
      keyRead = undefined;
      throw error;
    });
    return createHmac('sha256', key).update(`${kind}\n${id}`).digest('base64url');
  };
}
