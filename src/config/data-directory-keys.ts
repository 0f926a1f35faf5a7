import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { type EncryptionKey, parseEncryptionKeys } from './encryption-keys.ts';
import { readOrCreateFile } from './read-or-create-file.ts';
import { replaceFile } from './replace-file.ts';

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
