import type { PrivacyStore } from '../platform/privacy-store.ts';
import type { Database } from './database.ts';
import type { FieldCipher } from './field-cipher.ts';
import { toAuditEntry, toErasure, toHeldData } from './held-rows.ts';
import type { Outbox } from './outbox.ts';
import * as privacy from './privacy-statements.ts';

/** Each call is one statement, and so one moment. Exporting throws FieldCipherError. */
export function createSqlPrivacyStore(database: Database, cipher: FieldCipher, outbox: Outbox): PrivacyStore {
  const eraseData = privacy.eraseData(outbox);
  const one = async (...query: Parameters<Database['run']>) => (await database.run(...query))[0] ?? {};
  return {
    async exportData({ kind, id }, { actor, requestId }) {
      return toHeldData(await one(privacy.exportData[kind], [id, actor, requestId]), cipher);
    },
    async eraseData({ kind, id }, { actor, requestId }, { siteUrls }) {
      const row = await one(eraseData[kind], [id, actor, requestId, siteUrls]);
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
