import { addDataDirectoryKey, type EncryptionKey } from '../../config/encryption-keys.ts';
import { readSettings, type Settings } from '../../config/settings.ts';
import { encryptionKeysOf, withStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import { createFieldCipher } from '../../store/field-cipher.ts';
import { countKeyUse, type RotationCounts, rotateKeys } from '../../store/key-rotation.ts';
import type { KeyUse } from '../../store/sealed-store.ts';
import type { SqlStore } from '../../store/sql-store.ts';
import { renderTable, showProgress } from './terminal-text.ts';

export async function listKeys(): Promise<void> {
  const settings = readSettings(process.env);
  const uses = await withStore(settings, countKeyUse);
  process.stdout.write(renderKeys(encryptionKeysOf(settings), uses));
}

function renderKeys(keys: readonly EncryptionKey[], uses: readonly KeyUse[]): string {
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

/** Throws OperatorError where values are left under another key. */
export async function rotateAll(): Promise<void> {
  const settings = readSettings(process.env);
  requireRotatable(settings);
  await withStore(settings, async (store) => {
    const keys = await rotationKeys(store, settings);
    const cipher = createFieldCipher(keys);
    const counts = await rotateKeys(store, cipher, (read) => showProgress(`${read} applications read`));
    showProgress('');
    const uses = await countKeyUse(store);
    process.stdout.write(renderCounts(counts, cipher.keyId) + renderKeys(keys, uses));
    const shortfall = shortfallOf(counts, uses, cipher.keyId);
    if (shortfall !== undefined) throw new OperatorError(shortfall);
  });
}

/** The keys of a data folder belong to one process; every instance must know those of a database first. */
function requireRotatable({ database, encryptionKeys }: Settings): void {
  if (database === undefined || encryptionKeys !== undefined) return;
  throw new OperatorError(
    'ENCRYPTION_KEYS must be set to rotate the keys of a database: on every instance it must begin with the new key and also hold the key of DATA_DIR/encryption-keys.',
  );
}

/**
 * A data folder with keys of its own gets a new one, unless values are still under an older one: then an
 * earlier rotation was interrupted and goes on.
 */
async function rotationKeys(store: SqlStore, settings: Settings): Promise<readonly EncryptionKey[]> {
  const keys = encryptionKeysOf(settings);
  if (settings.encryptionKeys !== undefined) return keys;
  const older = new Set(keys.slice(1).map(({ id }) => id));
  const uses = await countKeyUse(store);
  return uses.some(({ keyId }) => older.has(keyId)) ? keys : addDataDirectoryKey(settings.dataDirectory);
}

function renderCounts({ read, reencrypted, unreadable }: RotationCounts, keyId: string): string {
  return `${read} applications read, ${reencrypted} re-encrypted with ${keyId}, ${unreadable} cannot be decrypted\n\n`;
}

/** Why some values are not under the first key; undefined where all of them are. */
function shortfallOf({ unreadable }: RotationCounts, uses: readonly KeyUse[], current: string) {
  if (unreadable > 0) {
    return `${unreadable} applications cannot be decrypted with these keys, or were tampered with: they were left as they are.`;
  }
  const others = uses.filter(({ keyId }) => keyId !== current);
  if (others.length === 0) return undefined;
  return `Values were encrypted with another key meanwhile: put ${current} first in ENCRYPTION_KEYS of every instance and run this again.`;
}
