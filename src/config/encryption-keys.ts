import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { readOrCreateFile, replaceFile } from './private-file.ts';

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

export function isOneByteRepeated(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === bytes[0]);
}

const fileOf = (dataDirectory: string) => join(dataDirectory, 'encryption-keys');

/** The keys of a service without ENCRYPTION_KEYS, made in the data folder when first needed. */
export function dataDirectoryKeys(dataDirectory: string): readonly EncryptionKey[] {
  return parse(dataDirectory, readText(dataDirectory));
}

/** Puts a new key in front and answers all of them. The service must not be running. */
export function addDataDirectoryKey(dataDirectory: string): readonly EncryptionKey[] {
  const text = `${newKey(`local-${randomBytes(4).toString('hex')}`)},${readText(dataDirectory).trim()}\n`;
  const keys = parse(dataDirectory, text);
  replaceFile(fileOf(dataDirectory), text);
  return keys;
}

function readText(dataDirectory: string): string {
  return readOrCreateFile(fileOf(dataDirectory), () => `${newKey('local')}\n`);
}

function newKey(id: string): string {
  return `${id}:${randomBytes(32).toString('base64')}`;
}

function parse(dataDirectory: string, text: string): readonly EncryptionKey[] {
  const keys = parseEncryptionKeys(text);
  if (keys === undefined)
    throw new OperatorError(`${fileOf(dataDirectory)} holds no usable encryption keys.`);
  return keys;
}
