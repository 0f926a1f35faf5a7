import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';

/** A key of 32 bytes and the id that names it inside encrypted values. */
export interface CipherKey {
  /** Letters, digits, `_` and `-`, at most 32. */
  readonly id: string;
  readonly key: Buffer;
}

/** The cell that a value belongs to: a value moved to another cell is refused. */
export interface Cell {
  readonly table: string;
  readonly column: string;
  readonly rowKey: string;
}

export type FieldCipher = ReturnType<typeof createFieldCipher>;

/** A stored value that cannot be trusted. The message names the table and column, never the content. */
export class FieldCipherError extends Error {
  override readonly name = 'FieldCipherError';

  constructor(
    fault: 'malformed' | 'encrypted with a key that is not configured' | 'not authentic',
    cell: Cell,
  ) {
    super(`The encrypted value of ${cell.table}.${cell.column} is ${fault}.`);
  }
}

const algorithm = 'aes-256-gcm';
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM over single values: the first key encrypts, every key decrypts. A value reads `v1.<key
 * id>.<base64url of nonce, ciphertext and tag>`; version, key id, table, column and row key are
 * authenticated. Random nonces: a key is good for 2^32 values (NIST SP 800-38D, 8.3). Each id stands once;
 * whoever reads the keys checks them. Throws RangeError without any.
 */
export function createFieldCipher(keys: readonly CipherKey[]) {
  const [current] = keys;
  if (!current) throw new RangeError('At least one encryption key is needed.');
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  const { id, key } = current;
  return {
    /** Names the key that encrypts. */
    keyId: id,

    encrypt(cell: Cell, text: string): string {
      const nonce = nextNonce();
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(authenticated(id, cell));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${id}.${sealed.toString('base64url')}`;
    },

    /** Throws FieldCipherError when the value is not what was encrypted for this cell. */
    decrypt(cell: Cell, value: string): string {
      const [tag, keyId = '', encoded = '', ...rest] = value.split('.');
      const sealed = Buffer.from(encoded, 'base64url');
      // Base64 has several spellings for the same bytes; only the one that was written is accepted.
      const isWhole = sealed.length >= nonceBytes + tagBytes && sealed.toString('base64url') === encoded;
      if (tag !== version || rest.length > 0 || !isWhole) throw new FieldCipherError('malformed', cell);
      const ownKey = byId.get(keyId);
      if (!ownKey) throw new FieldCipherError('encrypted with a key that is not configured', cell);
      const nonce = sealed.subarray(0, nonceBytes);
      const decipher = createDecipheriv(algorithm, ownKey, nonce, { authTagLength: tagBytes });
      decipher.setAAD(authenticated(keyId, cell));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      try {
        const text = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        throw new FieldCipherError('not authentic', cell);
      }
    },
  };
}

/** The key that a value names as its own; only decrypting shows whether that is true. */
export function keyIdOf(value: string): string | undefined {
  const [tag, id] = value.split('.', 2);
  return tag === version ? id : undefined;
}

/** Drawing each nonce by itself would take almost as long as the encryption (bench/nonces.ts). */
const drawn = Buffer.alloc(nonceBytes * 256);
let used = drawn.length;

/** Valid until the next one is drawn. */
function nextNonce(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += nonceBytes;
  return drawn.subarray(used - nonceBytes, used);
}

/** JSON keeps the parts apart, whatever they contain. */
function authenticated(keyId: string, { table, column, rowKey }: Cell): Buffer {
  return Buffer.from(JSON.stringify([version, keyId, table, column, rowKey]), 'utf8');
}
