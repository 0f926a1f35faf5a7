import { setTimeout as delay } from 'node:timers/promises';
import { addDataDirectoryKey, type EncryptionKey } from '../../config/encryption-keys.ts';
import { readSettings, type Settings } from '../../config/settings.ts';
import { closeAfter, encryptionKeysOf, migrateDatabase, openStore, withStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import { createPurgePass, finishPass, retainedKinds, retentionTiming } from '../../retention/retention.ts';
import { createFieldCipher } from '../../store/field-cipher.ts';
import { countKeyUse, findMissingKeys, type KeyUse, rotateKeys } from '../../store/key-rotation.ts';
import type { SqlStore } from '../../store/sql-store.ts';
import { renderTable, showProgress } from './terminal-text.ts';

export async function migrateAndReport({ shards }: { readonly shards?: number }): Promise<void> {
  const steps = await migrateDatabase(readSettings(process.env), shards);
  process.stdout.write(`database is up to date: ${steps.join(', ') || 'nothing to do'}\n`);
}

export async function purgeStore({ dryRun: isDryRun = false }: { dryRun?: boolean }): Promise<void> {
  const settings = readSettings(process.env);
  const retention = settings.retentionDays;
  const counts = await closeAfter(await openStore(settings), async (store) => {
    const pass = createPurgePass(store, retention, { countsOnly: isDryRun });
    if (isDryRun) while (await pass.step()) await delay(retentionTiming.restMs);
    else if (!(await finishPass(store, pass, retentionTiming)))
      throw new OperatorError('Another instance is purging at this moment, so there is nothing to do.');
    return pass.counts;
  });
  const rows = retainedKinds.map((kind) => [kind, kept(retention[kind]), counts[kind]]);
  process.stdout.write(renderTable([['KIND', 'KEPT', isDryRun ? 'STALE' : 'PURGED'], ...rows]));
}

function kept(days: number): string {
  return days === 0 ? 'for good' : `${days} ${days === 1 ? 'day' : 'days'}`;
}

export async function listKeys(): Promise<void> {
  const settings = readSettings(process.env);
  const keys = encryptionKeysOf(settings);
  await withStore(settings, async (store) => {
    process.stdout.write(await renderKeys(store, keys, await countKeyUse(store)));
  });
}

async function renderKeys(store: SqlStore, keys: readonly EncryptionKey[], uses: readonly KeyUse[]) {
  const missing = await findMissingKeys(store, createFieldCipher(keys));
  const values = new Map(uses.map((use) => [use.keyId, use.values]));
  const use = (id: string, index: number) => {
    if (missing.includes(id)) return 'another key under its id: cannot be decrypted';
    return index === 0 ? 'encrypts' : 'decrypts';
  };
  const known = keys.map(({ id }, index) => [id, values.get(id) ?? 0, use(id, index)]);
  for (const { id } of keys) values.delete(id);
  const unknown = [...values].map(([id, count]) => [id || '-', count, 'unknown: cannot be decrypted']);
  return renderTable([['KEY', 'VALUES', 'USE'], ...known, ...unknown]);
}

/** Throws OperatorError where values are left under another key. */
export async function rotateAll(): Promise<void> {
  const settings = readSettings(process.env);
  // The keys of a data folder belong to one process; every instance must know those of a database first.
  if (settings.database !== undefined && settings.encryptionKeys === undefined)
    throw new OperatorError(
      'ENCRYPTION_KEYS must be set to rotate the keys of a database: on every instance it must begin with the new key and also hold the key of DATA_DIR/encryption-keys.',
    );
  await withStore(settings, async (store) => {
    const keys = await rotationKeys(store, settings);
    const cipher = createFieldCipher(keys);
    const { read, reencrypted, unreadable } = await rotateKeys(store, cipher, (count) =>
      showProgress(`${count} applications read`),
    );
    showProgress('');
    const uses = await countKeyUse(store);
    const done = `${read} applications read, ${reencrypted} re-encrypted with ${cipher.keyId}`;
    const table = await renderKeys(store, keys, uses);
    process.stdout.write(`${done}, ${unreadable} cannot be decrypted\n\n${table}`);
    if (unreadable > 0)
      throw new OperatorError(
        `${unreadable} applications cannot be decrypted with the keys of ENCRYPTION_KEYS or DATA_DIR, or were tampered with: they were left as they are.`,
      );
    if (uses.some(({ keyId }) => keyId !== cipher.keyId))
      throw new OperatorError(
        `Values were encrypted with another key meanwhile: put ${cipher.keyId} first in ENCRYPTION_KEYS of every instance and run this again.`,
      );
  });
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
