import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { type EncryptionKey, parseEncryptionKeys } from './encryption-keys.ts';
import { readOrCreateFile } from './read-or-create-file.ts';

/** The keys of a service that was given none: one of its own, made in the data folder when it is first needed. */
export function dataDirectoryKeys(dataDirectory: string): readonly EncryptionKey[] {
  const path = join(dataDirectory, 'encryption-keys');
  const text = readOrCreateFile(path, () => `local:${randomBytes(32).toString('base64')}\n`);
  const keys = parseEncryptionKeys(text);
  if (keys === undefined) throw new OperatorError(`${path} holds no usable encryption keys.`);
  return keys;
}
