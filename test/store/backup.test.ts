import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFieldCipher } from '../../src/store/field-cipher.ts';
import { findProgram } from '../support/programs.ts';
import { application, entryOf, origin, settingOf } from './samples.ts';
import { createSchema, describePostgres, openPostgresOn } from './stores.ts';

const outbox = { endpoints: ['https://one.example.com/hook'] };
const [dump = '', restore = ''] = [findProgram('pg_dump'), findProgram('pg_restore')];

/** What the program complained of; empty if it succeeded. */
function run(program: string, ...args: readonly string[]): string {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stderr : `${stderr} (status ${status})`;
}

describePostgres(() => {
  test('a restored dump of a store in use is the whole store', async ({ skip }) => {
    skip(dump === '' || restore === '', 'pg_dump or pg_restore is not installed here');
    const folder = mkdtempSync(join(tmpdir(), 'checkout-backup-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'checkout.dump');
    const schema = await createSchema();
    onTestFinished(() => schema.drop());
    const [names] = await schema.sql('select current_schema() as schema, current_database() as database');
    const database = new URL(String(names?.database), schema.url.split('?')[0]).href;
    const lastEvent = async () => Number((await schema.sql('select max(event_id) as id from outbox'))[0]?.id);

    const before = await openPostgresOn(schema.url, { outbox });
    await before.migrate();
    await before.setShipping('cart', 'US', settingOf(), origin);
    await before.storeApplication(entryOf({ session: 'session' }));
    const held = await before.readCart('cart', 'US');
    const event = await lastEvent();
    const complaint = run(dump, '--format=custom', `--schema=${names?.schema}`, `--file=${file}`, database);
    skip(complaint.includes('server version mismatch'), 'pg_dump is older than the server');
    expect(complaint).toBe('');
    await before.close();
    await schema.drop();
    expect(run(restore, '--exit-on-error', '--no-owner', `--dbname=${database}`, file)).toBe('');

    const after = await openPostgresOn(schema.url, { outbox });
    expect(await after.migrate()).toEqual([]);
    expect(await after.readCart('cart', 'US')).toEqual(held);
    expect(await after.readApplication('session')).toEqual(application);
    await after.setShipping('cart', 'US', settingOf(), origin);
    expect(await lastEvent()).toBeGreaterThan(event);
    await after.close();

    const cipher = createFieldCipher([{ id: 'other', key: Buffer.alloc(32, 1) }]);
    const withoutKey = await openPostgresOn(schema.url, { cipher });
    expect((await withoutKey.readCart('cart', 'US')).setting).not.toBeNull();
    await expect(withoutKey.readApplication('session')).rejects.toMatchObject({ name: 'FieldCipherError' });
    await withoutKey.close();
  });
});
