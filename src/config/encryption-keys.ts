export interface EncryptionKey {
  readonly id: string;
  /** 32 bytes, for AES-256. */
  readonly key: Buffer;
}

const entry = /^\s*([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_-]{43}=?)\s*$/;

/**
 * `id:key,id:key`, 32 bytes each in base64, each id once. undefined for anything else, and for a placeholder.
 */
export function parseEncryptionKeys(text: string): readonly EncryptionKey[] | undefined {
  const keys = text.split(',').map((part) => {
    const [, id = '', encoded = ''] = entry.exec(part) ?? [];
    return { id, key: Buffer.from(encoded, 'base64') };
  });
  const ids = new Set(keys.map(({ id }) => id));
  const areUsable = keys.every(({ key }) => key.length === 32 && !isOneByteRepeated(key));
  return areUsable && ids.size === keys.length ? keys : undefined;
}

/** Whether all bytes are the same, as in a placeholder. */
export function isOneByteRepeated(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === bytes[0]);
}
