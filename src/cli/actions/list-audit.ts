import type { AuditFilter } from '../../checkout/privacy-ports.ts';
import { readSettings } from '../../config/settings.ts';
import { toAuditEntry } from '../../http/wire/platform/held-data.ts';
import { withStore } from './with-store.ts';

/** Prints entries of the audit trail, one JSON object a line, the newest last. */
export async function listAudit(filter: AuditFilter): Promise<void> {
  const entries = await withStore(readSettings(process.env), (store) => store.listAudit(filter));
  process.stdout.write(entries.map((entry) => `${JSON.stringify(toAuditEntry(entry))}\n`).join(''));
}
