import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSettings } from './settings.ts';
import { fileVariables, settingsTable } from './settings-table.ts';

const key = `k1:${randomBytes(32).toString('base64')}`;

function fileWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'setting-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'value');
  writeFileSync(file, content);
  return file;
}

describe('a setting from a file', () => {
  test('that cannot be read is refused by the name of its variable, without the path', () => {
    const read = () => readSettings({ DATABASE_URL_FILE: 'postgres://me:hidden@db/x', WORKERS: '2' });
    expect(read).toThrow(/^DATABASE_URL_FILE names a file that cannot be read \(ENOENT\)\.$/);
  });

  test('that is empty is refused', () => {
    expect(() => readSettings({ ENCRYPTION_KEYS_FILE: fileWith(' \n') })).toThrow(
      /^ENCRYPTION_KEYS_FILE names a file that is empty\.$/,
    );
  });

  test('that stands in the environment too is refused', () => {
    expect(() => readSettings({ ENCRYPTION_KEYS: key, ENCRYPTION_KEYS_FILE: fileWith(key) })).toThrow(
      /^ENCRYPTION_KEYS and ENCRYPTION_KEYS_FILE exclude each other: set one of them\.$/,
    );
  });

  test('that is unusable is told together with all other faults, without its value', () => {
    const environment = {
      PORT: 'http',
      ENCRYPTION_KEYS_FILE: fileWith('k1:tooshort'),
      REDIS_URL_FILE: fileWith('http://somewhere'),
    };
    expect(() => readSettings(environment)).toThrow(
      [
        'PORT must be a whole number from 0 to 65535.',
        `The file of ENCRYPTION_KEYS_FILE must hold ${settingsTable.ENCRYPTION_KEYS.expects}.`,
        `The file of REDIS_URL_FILE must hold ${settingsTable.REDIS_URL.expects}.`,
      ].join('\n'),
    );
  });

  test('counts as if it stood in the environment, without the white space around it', () => {
    const settings = readSettings({
      DATABASE_URL_FILE: fileWith('\uFEFFpostgres://me:hidden@db/x\r\n'),
      ENCRYPTION_KEYS_FILE: fileWith(`${key}\n`),
      AUTH_PUBLIC_KEY_FILE: '',
    });
    expect(settings.database?.url).toBe('postgres://me:hidden@db/x');
    expect(settings.encryptionKeys?.map(({ id }) => id)).toEqual(['k1']);
  });

  test('may be the public key of the issuer, as it comes', () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const file = fileWith(publicKey.export({ type: 'spki', format: 'pem' }).toString());
    const issuer = { AUTH_PUBLIC_KEY_FILE: file, AUTH_ISSUER: 'issuer', AUTH_AUDIENCE: 'checkout' };
    const { source } = readSettings(issuer).credentials ?? {};
    expect(source && 'publicKey' in source && source.publicKey.equals(publicKey)).toBe(true);
  });

  test('is possible for all that may hold a password, key or secret', () => {
    const named = fileVariables.map(({ variable }) => variable);
    expect(named).toEqual([
      'DATABASE_URL_FILE',
      'AUTH_PUBLIC_KEY_FILE',
      'ENCRYPTION_KEYS_FILE',
      'WEBHOOK_URLS_FILE',
      'WEBHOOK_SECRETS_FILE',
      'REDIS_URL_FILE',
    ]);
  });
});
