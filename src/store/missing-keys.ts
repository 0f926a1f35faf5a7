import { StoreUnavailableError } from '../checkout/ports.ts';
import { type FieldCipher, FieldCipherError, keyIdOf } from './field-cipher.ts';
import type { SealedStore } from './sealed-store.ts';
import type { SqlStore } from './sql-store.ts';
import { applicationCell } from './written-rows.ts';

/**
 * Ids of the keys that stored values need and that the cipher lacks, or holds another key for. A key counts
 * as missing when none of some values under it can be decrypted: a single one may have been tampered with.
 */
export async function findMissingKeys(store: SealedStore, cipher: FieldCipher): Promise<string[]> {
  const isReadable = new Map<string, boolean>();
  for await (const uses of store.readKeyUse())
    for (const { session, pin } of uses.flatMap(({ samples }) => samples)) {
      const keyId = keyIdOf(pin);
      if (keyId === undefined || isReadable.get(keyId)) continue;
      isReadable.set(keyId, canDecrypt(cipher, session, pin));
    }
  return [...isReadable].flatMap(([keyId, readable]) => (readable ? [] : [keyId])).sort();
}

function canDecrypt(cipher: FieldCipher, session: string, pin: string): boolean {
  try {
    cipher.decrypt(applicationCell('pin', session), pin);
    return true;
  } catch (error) {
    if (error instanceof FieldCipherError) return false;
    throw error;
  }
}

/**
 * A store that takes and reads no applications. Under the present keys, nobody with the right keys could read
 * what is written here, and what is stored cannot be read here.
 */
export function withoutApplications(store: SqlStore): SqlStore {
  const refuse = () => Promise.reject(new StoreUnavailableError('Encryption keys are missing.'));
  return { ...store, storeApplication: refuse, readApplication: refuse };
}
