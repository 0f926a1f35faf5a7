import type { Erasure, PrivacyStore } from '../platform/privacy-store.ts';
import { auditEntries, toHeldData } from './held-rows.ts';
import * as privacy from './privacy-statements.ts';
import type { StoreParts } from './store-parts.ts';

/** An export is one statement, and so one moment; it throws FieldCipherError. */
export function createSqlPrivacyStore({
  database,
  functions,
  cipher,
  outbox,
  hashOf,
}: StoreParts): PrivacyStore {
  return {
    async exportData({ kind, id }, { actor, requestId }) {
      const buyer = await hashOf({ kind, id });
      const [row] = await database.run(privacy.exportData[kind], [id, actor, requestId, buyer]);
      return toHeldData(row ?? {}, cipher);
    },
    async eraseData({ kind, id }, { actor, requestId }, { siteUrls }) {
      const values = [id, actor, requestId, siteUrls, await hashOf({ kind, id })];
      const [row] = await database.run(functions.eraseData[kind].call(outbox), values);
      outbox.written();
      const counts = row?.erased as Omit<Erasure, 'keptSiteUrls'>;
      return { ...counts, keptSiteUrls: row?.kept_site_urls as readonly string[] };
    },
    async listAudit({ cart, session, profile, action, since, limit }) {
      const filter = [cart, session, profile, action, since].map((value) => value ?? null);
      const newestFirst = await database.run(privacy.listAudit, [...filter, limit]);
      return newestFirst.map(auditEntries.read).reverse();
    },
  };
}
