import type { EncryptionKey } from '../../config/encryption-keys.ts';
import { readSettings } from '../../config/settings.ts';
import { encryptionKeysOf } from '../../open-store.ts';
import { countKeyUse } from '../../store/key-rotation.ts';
import type { KeyUse } from '../../store/sealed-store.ts';
import { renderTable } from './table.ts';
import { withStore } from './with-store.ts';

/** Prints how many values are under each key. */
export async function listKeys(): Promise<void> {
  const settings = readSettings(process.env);
  const uses = await withStore(settings, countKeyUse);
  process.stdout.write(renderKeys(encryptionKeysOf(settings), uses));
}

/** Keys with their uses, and keys that are in use and not known. */
export function renderKeys(keys: readonly EncryptionKey[], uses: readonly KeyUse[]): string {
  const valuesOf = new Map(uses.map(({ keyId, values }) => [keyId, values]));
  const known = keys.map(({ id }, index) => [
    id,
    String(valuesOf.get(id) ?? 0),
    index === 0 ? 'encrypts' : 'decrypts',
  ]);
  const ids = new Set(keys.map(({ id }) => id));
  const unknown = uses
    .filter(({ keyId }) => !ids.has(keyId))
    .map(({ keyId, values }) => [keyId || '-', String(values), 'unknown: cannot be decrypted']);
  return renderTable([['KEY', 'VALUES', 'USE'], ...known, ...unknown]);
}
