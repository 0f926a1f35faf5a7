import type { PrivacyStore } from '../platform/privacy-store.ts';
import type { BuyerHash } from './buyer-hashes.ts';
import type { Database } from './database.ts';
import type { FieldCipher } from './field-cipher.ts';
import { toAuditEntry, toErasure, toHeldData } from './held-rows.ts';
import type { Outbox } from './outbox.ts';
import * as privacy from './privacy-statements.ts';

export interface SqlPrivacyStoreParts {
  readonly database: Database;
  readonly cipher: FieldCipher;
  readonly outbox: Outbox;
  readonly hashOf: BuyerHash;
}

/** Each call is one statement, and so one moment. Exporting throws FieldCipherError. */
export function createSqlPrivacyStore(parts: SqlPrivacyStoreParts): PrivacyStore {
  const { database, cipher, outbox, hashOf } = parts;
  const eraseData = privacy.eraseData(outbox);
  const one = async (...query: Parameters<Database['run']>) => (await database.run(...query))[0] ?? {};
  return {
    async exportData({ kind, id }, { actor, requestId }) {
      const buyer = await hashOf({ kind, id });
      return toHeldData(await one(privacy.exportData[kind], [id, actor, requestId, buyer]), cipher);
    },
    async eraseData({ kind, id }, { actor, requestId }, { siteUrls }) {
      const row = await one(eraseData[kind], [id, actor, requestId, siteUrls, await hashOf({ kind, id })]);
      outbox.written();
      return toErasure(row);
    },
    async listAudit({ cart, session, profile, action, since, limit }) {
      const filter = [cart, session, profile, action, since].map((value) => value ?? null);
      const newestFirst = await database.run(privacy.listAudit, [...filter, limit]);
      return newestFirst.map(toAuditEntry).reverse();
    },
  };
}
