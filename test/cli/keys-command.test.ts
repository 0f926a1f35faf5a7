import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dataDirectoryKeys, parseEncryptionKeys } from '../../src/config/encryption-keys.ts';
import { openEmbeddedStore } from '../../src/store/embedded/embedded-store.ts';
import { createFieldCipher, type FieldCipher } from '../../src/store/field-cipher.ts';
import { application, entryOf } from '../store/samples.ts';
import { createSchema, describePostgres, openPostgresOn } from '../store/stores.ts';
import { temporaryFolder } from '../support/command.ts';
import { addressPath, applicationPath } from '../support/http-server.ts';
import { callCommand, serveHere } from '../support/in-process.ts';
import { folderWithStore } from '../support/used-folder.ts';

const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const applicationBody = {
  DateOfBirth: '02/03/1990',
  EMail: 'ann@example.com',
  SubscribeToEmail: true,
  FirstName: 'Ann',
  LastName: 'Sample',
  PhoneHome: '(510)555-0100',
  Pin: '1234',
  SiteUrl: 'annsample',
};
const cipherOf = (keys: string) => createFieldCipher(parseEncryptionKeys(keys) ?? []);

test('keys rotate adds a key to a folder with its own keys, or continues a stopped rotation', async () => {
  const folder = await folderWithStore();
  const environment = { DATA_DIR: folder, EMBEDDED_SYNC: 'false' };
  const file = join(folder, 'encryption-keys');
  const open = (cipher: FieldCipher) =>
    openEmbeddedStore({ directory: join(folder, 'store'), cipher, sync: false });
  const store = await open(createFieldCipher(dataDirectoryKeys(folder)));
  const entry = entryOf();
  await store.storeApplication(entry);
  await store.close();

  const rotated = await callCommand(['keys', 'rotate'], environment);
  expect(rotated).toMatchObject({ status: 0, stderr: '' });
  expect(rotated.stdout).toMatch(/^1 applications read, 1 re-encrypted with (local-\w{8}), 0 cannot/);
  expect(rotated.stdout).toMatch(/^local-\w{8} +3 +encrypts\nlocal +0 +decrypts\n$/m);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  writeFileSync(file, `${newKey('stopped')},${readFileSync(file, 'utf8')}`);
  const resumed = await callCommand(['keys', 'rotate'], environment);
  expect(resumed.stdout).toMatch(/^stopped +3 +encrypts\nlocal-\w{8} +0 +decrypts\nlocal +0 +decrypts\n$/m);

  const [newest = ''] = readFileSync(file, 'utf8').split(',');
  const reopened = await open(cipherOf(newest));
  expect(await reopened.readApplication(entry.session)).toEqual(application);
  await reopened.close();
});

test('a service without needed keys names them, is not ready and writes nothing with others', async () => {
  const folder = await folderWithStore();
  const [needed, other] = [newKey('needed'), newKey('other')];
  const environment = { DATA_DIR: folder, EMBEDDED_SYNC: 'false' };
  const directory = join(folder, 'store');
  const store = await openEmbeddedStore({ directory, cipher: cipherOf(needed), sync: false });
  await store.storeApplication(entryOf({ session: 'sample-session' }));
  await store.close();
  const { stdout: token } = await callCommand(['token'], environment);
  const headers = { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' };

  const { url, logs } = await serveHere({ ...environment, ENCRYPTION_KEYS: other });
  const statusOf = async (path: string, body?: object) => {
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(url + path, { headers, ...post })).status;
  };
  expect(logs.map((line) => JSON.parse(line).keys)).toContainEqual(['needed']);
  const ready = await fetch(`${url}/health/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ checks: { store: 'ok', keys: 'missing' } });
  expect(await statusOf(applicationPath)).toBe(503);
  expect(await statusOf(applicationPath, applicationBody)).toBe(503);
  expect(await statusOf(addressPath, {})).toBe(200);
});

test('a database is not rotated with the keys of a data folder', async () => {
  const environment = { DATABASE_URL: 'postgres://127.0.0.1:1/none', DATA_DIR: temporaryFolder() };
  const { status, stdout, stderr } = await callCommand(['keys', 'rotate'], environment);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^ENCRYPTION_KEYS must be set to rotate [^\n]*\.\n$/);
});

describePostgres(() => {
  test('keys rotate while an instance serves; keys list says what is under which key', async () => {
    const schema = await createSchema();
    onTestFinished(() => schema.drop());
    const environment = { DATABASE_URL: schema.url, DATA_DIR: temporaryFolder() };
    const [first, second] = [newKey('k1'), newKey('k2')];
    const instance = await openPostgresOn(schema.url, { cipher: cipherOf(`${first},${second}`) });
    onTestFinished(() => instance.close());
    await instance.migrate();
    const entry = entryOf({ session: 'session-of-a-person' });
    await instance.storeApplication(entry);
    const keys = (command: string, list: string) =>
      callCommand(['keys', command], { ...environment, ENCRYPTION_KEYS: list });

    expect(await keys('rotate', `${second},${first}`)).toMatchObject({ status: 0, stderr: '' });
    expect(await instance.readApplication(entry.session)).toEqual(application);
    const { stdout } = await keys('list', `${first},${second}`);
    expect(stdout).toMatch(/^KEY +VALUES +USE\nk1 +0 +encrypts\nk2 +3 +decrypts\n$/);

    const mixedUp = await keys('list', `${newKey('k2')},${first}`);
    expect(mixedUp.stdout).toMatch(
      /^k2 +3 +another key under its id: cannot be decrypted\nk1 +0 +decrypts$/m,
    );

    await schema.sql(`update applications set pin = replace(pin, 'v1.k2.', 'v1.k3.')`);
    const refused = await keys('rotate', `${second},${first}`);
    expect(refused.status).toBe(1);
    expect(refused.stdout).toMatch(/^k3 +1 +unknown: cannot be decrypted$/m);
    expect(refused.stderr).toMatch(
      /^1 applications cannot be decrypted with [^\n]* ENCRYPTION_KEYS [^\n]*\.\n$/,
    );
    expect(refused.stdout + refused.stderr).not.toContain(entry.session);
  });
});
