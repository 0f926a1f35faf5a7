import type { BuyerHash } from './buyer-hashes.ts';
import type { Database } from './database.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { StoreFunctions } from './functions/functions-of.ts';
import type { GatherLimits } from './gather.ts';
import type { Lanes } from './lanes.ts';
import type { Outbox } from './outbox.ts';
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
